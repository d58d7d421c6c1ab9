import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

/** Stands for a request to your server. */
async function loadStations() {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return ['Castle Hill', 'Fern Valley', 'Harbor Street', 'Lakeside', 'Mill Road'];
}

export default function LoadOnOpen() {
  const [stations, setStations] = React.useState<string[]>([]);
  const [state, setState] = React.useState<'closed' | 'loading' | 'loaded' | 'failed'>('closed');

  const load = async () => {
    if (state === 'loading' || state === 'loaded') return;
    setState('loading');
    try {
      setStations(await loadStations());
      setState('loaded');
    } catch {
      setState('failed');
    }
  };

  return (
    <Autocomplete
      options={stations}
      loading={state === 'loading'}
      onOpen={load}
      sx={{ width: 260 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Station"
          error={state === 'failed'}
          helperText={state === 'failed' ? 'No connection. Open the list to try again.' : ' '}
        />
      )}
    />
  );
}
