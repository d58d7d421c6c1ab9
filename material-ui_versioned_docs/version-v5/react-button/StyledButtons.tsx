import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const SeatButton = styled(Button)(({ theme }) => ({
  minWidth: 48,
  paddingInline: theme.spacing(1),
  '&[aria-pressed="true"]': { fontWeight: theme.typography.fontWeightBold },
}));

export default function StyledButtons() {
  const [seat, setSeat] = React.useState('14C');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack
        role="group"
        aria-label="Seats in row 14"
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap' }}
      >
        {['14A', '14B', '14C', '14D'].map((name) => (
          <SeatButton
            key={name}
            variant={name === seat ? 'contained' : 'outlined'}
            aria-pressed={name === seat}
            onClick={() => setSeat(name)}
          >
            {name}
          </SeatButton>
        ))}
      </Stack>
      <Button variant="contained" sx={{ borderRadius: 5, textTransform: 'none' }}>
        Continue with seat {seat}
      </Button>
    </Stack>
  );
}
