import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const sections = ['Strings', 'Winds', 'Brass', 'Drums'];

const marks = [
  { value: 0, label: '0 dB' },
  { value: -60, label: '−60' },
];

export default function MixingDesk() {
  const [levels, setLevels] = React.useState([-6, -9, -18, -24]);

  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      {sections.map((section, channel) => (
        <Stack key={section} sx={{ alignItems: 'center', gap: 2, minWidth: 56 }}>
          <Typography id={`fader-${channel}`} variant="body2">
            {section}
          </Typography>
          <Slider
            orientation="vertical"
            aria-labelledby={`fader-${channel}`}
            min={-60}
            max={0}
            marks={channel === sections.length - 1 ? marks : false}
            value={levels[channel] ?? 0}
            onChange={(_event, value) =>
              setLevels(levels.map((level, index) => (index === channel ? Number(value) : level)))
            }
            getAriaValueText={(decibel) => `${decibel} decibels`}
            sx={{ height: 160, mx: 'auto' }}
          />
          <Typography variant="caption">{String(levels[channel]).replace('-', '−')} dB</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
