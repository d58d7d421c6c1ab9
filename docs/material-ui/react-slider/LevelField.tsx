import * as React from 'react';
import VolumeDownIcon from '@mui/icons-material/VolumeDown';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';

const mirrored: SxProps<Theme> = (theme) => ({
  transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none',
});

export default function LevelField() {
  const labelId = React.useId();
  const [level, setLevel] = React.useState(35);
  const [text, setText] = React.useState('35');

  const handleSlide = (_event: Event, value: number | number[]) => {
    setLevel(value as number);
    setText(String(value));
  };

  const handleType = (event: React.ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value);
    const typed = Number.parseInt(event.target.value, 10);
    if (!Number.isNaN(typed)) setLevel(Math.min(100, Math.max(0, typed)));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 400 }}>
      <Typography id={labelId}>Choir in the monitors</Typography>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <VolumeDownIcon color="action" sx={mirrored} />
        <Slider aria-labelledby={labelId} value={level} onChange={handleSlide} />
        <VolumeUpIcon color="action" sx={mirrored} />
        <TextField
          size="small"
          value={text}
          onChange={handleType}
          onBlur={() => setText(String(level))}
          slotProps={{ htmlInput: { 'aria-labelledby': labelId, inputMode: 'numeric' } }}
          sx={{ width: 72, flexShrink: 0 }}
        />
      </Stack>
    </Stack>
  );
}
