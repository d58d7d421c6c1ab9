import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

export default function DescribedCheckbox() {
  const id = React.useId();

  return (
    <div>
      <FormControlLabel
        control={<Checkbox sx={{ py: 0 }} inputProps={{ 'aria-describedby': id }} />}
        label="I need a step-free entrance"
        sx={{ alignItems: 'flex-start', marginInlineEnd: 0 }}
      />
      <Typography id={id} variant="body2" sx={{ maxWidth: 340, marginInlineStart: '31px' }}>
        We send you directions from the parking lot to the elevator.
      </Typography>
    </div>
  );
}
