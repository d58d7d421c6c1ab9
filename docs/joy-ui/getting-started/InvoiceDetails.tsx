import { useState } from 'react';
import type { FormEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function InvoiceDetails() {
  const [savedEmail, setSavedEmail] = useState('');

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSavedEmail(String(new FormData(event.currentTarget).get('email')));
  };

  return (
    <Sheet
      component="form"
      variant="outlined"
      onSubmit={handleSubmit}
      sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 360, p: 2, borderRadius: 'md' }}
    >
      <Typography level="title-md" component="p">
        Invoice 2024-118
      </Typography>
      <FormControl required>
        <FormLabel>Billing email</FormLabel>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          defaultValue="accounts@harborbikes.example"
        />
        <FormHelperText>The PDF is sent to this address.</FormHelperText>
      </FormControl>
      <Button type="submit">Save details</Button>
      <Typography level="body-sm" role="status">
        {savedEmail ? `Saved. Invoices go to ${savedEmail}.` : 'No changes saved yet.'}
      </Typography>
    </Sheet>
  );
}
