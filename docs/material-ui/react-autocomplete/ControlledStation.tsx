import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const stations = ['Castle Hill', 'Fern Valley', 'Harbor Street', 'Lakeside', 'Mill Road'];

export default function ControlledStation() {
  const [station, setStation] = React.useState<string | null>('Lakeside');
  const [text, setText] = React.useState('');

  return (
    <Stack sx={{ gap: 1, width: 260 }}>
      <Autocomplete
        options={stations}
        value={station}
        onChange={(_event, value) => setStation(value)}
        inputValue={text}
        onInputChange={(_event, value) => setText(value)}
        renderInput={(params) => <TextField {...params} label="Station" />}
      />
      <Typography variant="body2">Value: {station ?? 'null'}</Typography>
      <Typography variant="body2">Text: “{text}”</Typography>
    </Stack>
  );
}
