import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const StepButton = styled(Button)(({ theme }) => ({
  minWidth: 48,
  paddingInline: theme.spacing(1),
  fontWeight: theme.typography.fontWeightBold,
}));

export default function StyledButtons() {
  const [nights, setNights] = React.useState(3);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <StepButton
          variant="outlined"
          aria-label="One night less"
          disabled={nights === 1}
          onClick={() => setNights(nights - 1)}
        >
          −
        </StepButton>
        <Typography role="status">Nights: {nights}</Typography>
        <StepButton
          variant="outlined"
          aria-label="One night more"
          onClick={() => setNights(nights + 1)}
        >
          +
        </StepButton>
      </Stack>
      <Button variant="contained" sx={{ borderRadius: 5, textTransform: 'none' }}>
        Find rooms
      </Button>
    </Stack>
  );
}
