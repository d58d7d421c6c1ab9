import { useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

export default function BillingPeriod() {
  const [period, setPeriod] = useState('monthly');

  const handleChange = (_event: unknown, next: string | null) => {
    // A click on the chosen button reports null; ignoring it keeps one choice at all times.
    if (next) setPeriod(next);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup aria-label="Billing period" value={period} onChange={handleChange}>
        <Button value="monthly">Monthly</Button>
        <Button value="yearly">Yearly</Button>
      </ToggleButtonGroup>
      <Typography role="status">
        {period === 'yearly' ? '$120 per year' : '$12 per month'}
      </Typography>
    </Stack>
  );
}
