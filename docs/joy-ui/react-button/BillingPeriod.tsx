import { useState } from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

const prices: Record<string, string> = {
  monthly: '$12 per month',
  yearly: '$120 per year',
};

export default function BillingPeriod() {
  const [period, setPeriod] = useState('monthly');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        aria-label="Billing period"
        value={period}
        // Pressing the chosen button reports null; ignoring it keeps one choice at all times.
        onChange={(_event, next) => next && setPeriod(next)}
      >
        <Button value="monthly">Monthly</Button>
        <Button value="yearly">Yearly</Button>
      </ToggleButtonGroup>
      <Typography role="status">{prices[period]}</Typography>
      <ButtonGroup aria-label="Plan actions" size="sm">
        <Button>Compare</Button>
        <Button>Download PDF</Button>
      </ButtonGroup>
    </Stack>
  );
}
