import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function OvenHeat() {
  const [degrees, setDegrees] = React.useState(230);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Box
        style={{ '--heat': (degrees - 150) / 130 } as React.CSSProperties}
        sx={{
          height: 56,
          mb: 2,
          borderRadius: 2,
          background: 'linear-gradient(#ffb74d, #d84315)',
          width: 'calc(100% * var(--heat))',
        }}
      />
      <Slider
        aria-label="Oven temperature"
        min={150}
        max={280}
        value={degrees}
        onChange={(_event, value) => setDegrees(value as number)}
      />
      {degrees} °C
    </Box>
  );
}
