import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ConsentForm() {
  const [saved, setSaved] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const share = new FormData(event.currentTarget).getAll('share');
    setSaved(share.length > 0 ? `Results go to: ${share.join(', ')}` : 'Results go to you only.');
  };

  return (
    <Stack
      component="form"
      aria-label="Consent"
      onSubmit={handleSubmit}
      sx={{ alignItems: 'flex-start', maxWidth: 360 }}
    >
      <FormControlLabel
        control={<Checkbox name="share" value="family doctor" defaultChecked />}
        label="Send my results to my family doctor"
      />
      <FormControlLabel
        control={<Checkbox name="share" value="insurer" />}
        label="Send my results to my insurer"
      />
      <FormControlLabel
        required
        control={<Checkbox name="treatment" />}
        label="I agree to the treatment"
      />
      <Button type="submit" variant="contained" sx={{ my: 1.5 }}>
        Save consent
      </Button>
      <Typography role="status" variant="body2">
        {saved}
      </Typography>
    </Stack>
  );
}
