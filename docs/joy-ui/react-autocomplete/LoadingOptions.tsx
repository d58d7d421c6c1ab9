import { useEffect, useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

/** Stands for a request to your server. */
const loadMarkets = () =>
  new Promise<string[]>((resolve) => {
    setTimeout(() => resolve(['Canal Street', 'Old Town', 'West Gate']), 1500);
  });

export default function LoadingOptions() {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [markets, setMarkets] = useState<string[]>([]);
  const loading = open && !failed && markets.length === 0;

  useEffect(() => {
    if (!loading) return undefined;
    let active = true;
    loadMarkets().then(
      (loaded) => {
        if (active) setMarkets(loaded);
      },
      () => {
        if (active) setFailed(true);
      },
    );
    return () => {
      active = false;
    };
  }, [loading]);

  return (
    <FormControl>
      <FormLabel>Market</FormLabel>
      <Autocomplete
        options={markets}
        loading={loading}
        noOptionsText={failed ? 'Loading failed. Open the list again.' : 'No options'}
        onOpen={() => {
          setFailed(false);
          setOpen(true);
        }}
        onClose={() => setOpen(false)}
      />
    </FormControl>
  );
}
