import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Hours of daylight in Oslo, in the middle of each month. */
const hours = [6.8, 9.2, 11.8, 14.6, 17.2, 18.8, 18.1, 15.7, 13, 10.3, 7.6, 6];

function Year() {
  return (
    <Stack direction="row" spacing={0.5} role="img" aria-label="Daylight: 6 to 18.8 hours">
      {hours.map((each, month) => (
        <Box
          key={month}
          sx={{ flex: 1, alignSelf: 'flex-end', height: each * 5, bgcolor: 'warning.main' }}
        />
      ))}
    </Stack>
  );
}

export default function DeferredYear() {
  const [visits, setVisits] = React.useState(1);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography>Daylight in Oslo, January to December</Typography>
      <Box sx={{ height: 94 }}>
        <NoSsr key={visits} defer fallback={<Skeleton variant="rounded" height={94} />}>
          <Year />
        </NoSsr>
      </Box>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button onClick={() => setVisits(visits + 1)}>Draw again</Button>
        <Typography role="status">{visits > 1 && `Drawn ${visits} times`}</Typography>
      </Stack>
    </Stack>
  );
}
