import * as React from 'react';
import { Box } from '@mui/system';

export default function FillLevel() {
  const [percent, setPercent] = React.useState(40);

  return (
    <Box component="label" sx={{ display: 'grid', gap: 1, width: 1, maxWidth: 280 }}>
      Car deck, {percent}% full
      <Box
        component="input"
        type="range"
        value={percent}
        onChange={(event) => setPercent(Number(event.target.value))}
        sx={{ m: 0 }}
      />
      <Box sx={{ height: 8, bgcolor: 'currentColor' }} style={{ width: `${percent}%` }} />
    </Box>
  );
}
