import * as React from 'react';
import VolumeDownIcon from '@mui/icons-material/VolumeDown';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function LevelField() {
  const [text, setText] = React.useState('35');
  const level = Math.min(100, Math.max(0, Math.round(Number(text)) || 0));

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 400 }}>
      <Typography id="choir-level">Choir in the monitors</Typography>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <VolumeDownIcon color="action" />
        <Slider
          aria-labelledby="choir-level"
          value={level}
          onChange={(_event, value) => setText(String(value))}
        />
        <VolumeUpIcon color="action" />
        <TextField
          size="small"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => setText(String(level))}
          slotProps={{
            htmlInput: { 'aria-labelledby': 'choir-level', inputMode: 'numeric' },
          }}
          sx={{ width: 72, flexShrink: 0 }}
        />
      </Stack>
    </Stack>
  );
}
