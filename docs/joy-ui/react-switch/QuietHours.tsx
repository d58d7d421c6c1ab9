import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function QuietHours() {
  const [isQuiet, setIsQuiet] = useState(false);

  return (
    <FormControl orientation="horizontal" sx={{ gap: 2, justifyContent: 'space-between' }}>
      <div>
        <FormLabel>Quiet hours</FormLabel>
        <FormHelperText>
          {isQuiet ? 'No calls from 10 p.m. to 7 a.m.' : 'Calls at any time'}
        </FormHelperText>
      </div>
      <Switch checked={isQuiet} onChange={(event) => setIsQuiet(event.target.checked)} />
    </FormControl>
  );
}
