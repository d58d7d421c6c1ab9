import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const sections = ['Strings', 'Winds', 'Brass', 'Drums'];

export default function MixingDesk() {
  const id = React.useId();
  const [levels, setLevels] = React.useState([-6, -9, -18, -24]);

  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      {sections.map((section, channel) => (
        <Stack key={section} sx={{ alignItems: 'center', gap: 2, minWidth: 56 }}>
          <Typography id={`${id}-${channel}`} variant="body2">
            {section}
          </Typography>
          <Slider
            orientation="vertical"
            aria-labelledby={`${id}-${channel}`}
            min={-60}
            max={0}
            value={levels[channel] ?? 0}
            onChange={(_event, value) =>
              setLevels(
                levels.map((level, index) => (index === channel ? (value as number) : level)),
              )
            }
            getAriaValueText={(decibel) => `${decibel} decibels`}
            sx={{ height: 160 }}
          />
          <Typography variant="caption">{String(levels[channel]).replace('-', '−')} dB</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
