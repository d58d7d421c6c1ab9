import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const timetable = [
  'IC 14 to Lakeside',
  'IC 18 to Lakeside',
  'RE 7 to Old Quay',
  'RE 9 to Mill Road',
];

/** Stands for a request to your server. */
async function searchTrains(text: string) {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return timetable.filter((train) => train.toLowerCase().includes(text.toLowerCase()));
}

const hint = 'Such as IC, RE 7 or Lakeside';

export default function TrainSearch() {
  const [text, setText] = React.useState('');
  const [trains, setTrains] = React.useState<string[]>([]);
  const [status, setStatus] = React.useState(hint);

  React.useEffect(() => {
    let isCurrent = true;
    const search = async () => {
      try {
        const found = await searchTrains(text);
        if (!isCurrent) return;
        setTrains(found);
        setStatus(`Trains found: ${found.length}`);
      } catch {
        if (isCurrent) setStatus('No connection. Type again to retry.');
      }
    };
    const timer = text === '' ? undefined : setTimeout(search, 300);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);

  return (
    <Autocomplete
      options={trains}
      filterOptions={(options) => options}
      loading={status === 'Searching…'}
      loadingText="Searching…"
      noOptionsText={status}
      onInputChange={(_event, value, reason) => {
        const query = reason === 'input' ? value : '';
        setText(query);
        setTrains([]);
        setStatus(query === '' ? hint : 'Searching…');
      }}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Train"
          helperText={status}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
      )}
    />
  );
}
