import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';

const trains = ['IC 14 to Lakeside', 'IC 18 to Lakeside', 'RE 7 to Old Quay', 'RE 9 to Mill Road'];

/** Stands for a request to the timetable. */
const search = async (text: string) => {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return trains.filter((train) => train.toLowerCase().includes(text.toLowerCase()));
};

export default function TrainSearch() {
  const [text, setText] = React.useState('');
  const [found, setFound] = React.useState<{ text: string; trains: string[] }>();
  const loading = text !== '' && found?.text !== text;

  React.useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const result = text === '' ? [] : await search(text);
      if (current) setFound({ text, trains: result });
    }, 300);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text]);

  const state = loading ? 'Searching…' : `Trains found: ${found?.trains.length ?? 0}`;

  return (
    <Autocomplete
      id="train"
      options={loading ? [] : (found?.trains ?? [])}
      loading={loading}
      loadingText="Searching…"
      noOptionsText={text === '' ? 'Type a train or a station' : 'No train found'}
      filterOptions={(options) => options}
      onInputChange={(_event, value, reason) => {
        if (reason !== 'selectOption') setText(value);
      }}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Train"
          helperText={text === '' ? 'Such as IC, RE 7 or Lakeside' : state}
          slotProps={{
            formHelperText: { role: 'status' },
            input: {
              ...params.InputProps,
              endAdornment: (
                <>
                  {loading && <CircularProgress size={20} color="inherit" aria-hidden />}
                  {params.InputProps.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
    />
  );
}
