import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const stations = ['Castle Hill', 'Fern Valley', 'Harbor Street', 'Lakeside', 'Mill Road'];

export default function HintField() {
  const [station, setStation] = React.useState<string | null>(null);
  const [text, setText] = React.useState('');
  const typed = text.toLowerCase();
  const hint = stations.find((name) => typed !== '' && name.toLowerCase().startsWith(typed));
  const isOffered = hint !== undefined && hint !== station;

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'ArrowRight' || !isOffered) return;
    event.preventDefault();
    setStation(hint);
  };

  return (
    <Autocomplete
      options={stations}
      value={station}
      onChange={(_event, value) => setStation(value)}
      inputValue={text}
      onInputChange={(_event, value) => setText(value)}
      onKeyDown={handleKeyDown}
      sx={{ width: 280 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Station"
          helperText={isOffered ? `Right arrow: ${hint}` : 'Type “h”'}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
      )}
    />
  );
}
