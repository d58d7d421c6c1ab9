import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const lamps = [
  { name: 'Red', color: 'error' },
  { name: 'Green', color: 'success' },
  { name: 'Blue', color: 'primary' },
] as const;

export default function SliderColors() {
  const [levels, setLevels] = React.useState([230, 120, 60]);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 3, alignItems: 'center', width: '100%', maxWidth: 480 }}
    >
      <Box
        role="img"
        aria-label={`Stage color: ${levels.join(', ')}`}
        sx={{ width: 96, height: 96, flexShrink: 0, borderRadius: '50%', boxShadow: 2 }}
        style={{ backgroundColor: `rgb(${levels.join(' ')})` }}
      />
      <Box sx={{ width: '100%' }}>
        {lamps.map(({ name, color }, lamp) => (
          <Stack key={name} direction="row" sx={{ gap: 2, alignItems: 'center' }}>
            <Typography id={`lamp-${color}`} variant="body2" sx={{ minWidth: 48 }}>
              {name}
            </Typography>
            <Slider
              aria-labelledby={`lamp-${color}`}
              color={color}
              max={255}
              value={levels[lamp] ?? 0}
              onChange={(_event, value) =>
                setLevels(levels.map((level, index) => (index === lamp ? Number(value) : level)))
              }
            />
          </Stack>
        ))}
      </Box>
    </Stack>
  );
}
