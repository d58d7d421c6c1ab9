import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function CommittedSlider() {
  const labelId = React.useId();
  const [delay, setDelay] = React.useState(20);
  const [sent, setSent] = React.useState<number[]>([]);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={labelId}>Delay of the balcony speakers</Typography>
      <Slider
        aria-labelledby={labelId}
        max={80}
        value={delay}
        onChange={(_event, value) => setDelay(value as number)}
        onChangeCommitted={(_event, value) => setSent([...sent, value as number])}
        getAriaValueText={(value) => `${value} milliseconds`}
      />
      <Typography variant="body2">Set to {delay} ms</Typography>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        Sent to the desk: {sent.length > 0 ? sent.slice(-5).join(', ') : 'nothing yet'}
      </Typography>
    </Box>
  );
}
