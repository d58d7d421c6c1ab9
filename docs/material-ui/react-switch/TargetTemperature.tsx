import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

export default function TargetTemperature() {
  const [automatic, setAutomatic] = React.useState(false);
  const [target, setTarget] = React.useState('68');

  return (
    <Stack sx={{ gap: 1.5, width: '100%', maxWidth: 280 }}>
      <FormControlLabel
        label="Automatic climate"
        checked={automatic}
        onChange={(_event, checked) => setAutomatic(checked)}
        control={<Switch />}
      />
      <TextField
        label="Target in °F"
        size="small"
        disabled={!automatic}
        value={target}
        onChange={(event) => setTarget(event.target.value)}
        helperText={
          automatic
            ? `Heating and vents keep ${target || '…'} °F.`
            : 'Turn on automatic climate to set a target.'
        }
        slotProps={{ htmlInput: { inputMode: 'numeric' }, formHelperText: { disabled: false } }}
      />
    </Stack>
  );
}
