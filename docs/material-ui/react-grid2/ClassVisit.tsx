import * as React from 'react';
import Button from '@mui/material/Button';
import Grid2 from '@mui/material/Grid2';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function ClassVisit() {
  const id = React.useId();
  const [message, setMessage] = React.useState('Classes pay $4.00 for each child.');

  const book = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const total = Number(data.get('children')) * 4;
    setMessage(`Reserved for ${data.get('teacher')}: $${total.toFixed(2)} in total.`);
  };

  return (
    <Grid2
      container
      component="form"
      spacing={2}
      onSubmit={book}
      sx={{ width: '100%', maxWidth: 560, alignItems: 'center' }}
    >
      <Grid2 size={12}>
        <TextField required fullWidth id={`${id}-school`} name="school" label="School" />
      </Grid2>
      <Grid2 size={{ xs: 12, sm: 8 }}>
        <TextField required fullWidth id={`${id}-teacher`} name="teacher" label="Teacher" />
      </Grid2>
      <Grid2 size={{ xs: 12, sm: 4 }}>
        <TextField
          required
          fullWidth
          id={`${id}-children`}
          name="children"
          label="Children"
          slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '[0-9]+' } }}
        />
      </Grid2>
      <Grid2 size="grow">
        <Typography role="status" variant="body2">
          {message}
        </Typography>
      </Grid2>
      <Grid2 size="auto">
        <Button type="submit" variant="contained">
          Reserve
        </Button>
      </Grid2>
    </Grid2>
  );
}
