import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const sunrise = new Date('2026-06-20T21:00:00Z');

function LocalTime() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
  return (
    <Box>
      <Typography variant="h5" component="p">
        {sunrise.toLocaleTimeString('en-US', { timeStyle: 'short' })}
      </Typography>
      <Typography variant="body2">{zone}</Typography>
    </Box>
  );
}

const fallback = (
  <Box>
    <Typography variant="h5" component="p">
      <Skeleton width={110} />
    </Typography>
    <Typography variant="body2">
      <Skeleton width={80} />
    </Typography>
  </Box>
);

export default function FallbackSizes() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 520 }}
    >
      <Paper variant="outlined" sx={{ flex: { sm: 1 }, p: 2 }}>
        <Typography color="textSecondary">Sunrise in Sydney, at first</Typography>
        {fallback}
      </Paper>
      <Paper variant="outlined" sx={{ flex: { sm: 1 }, p: 2 }}>
        <Typography color="textSecondary">Sunrise in Sydney, your time</Typography>
        <NoSsr fallback={fallback}>
          <LocalTime />
        </NoSsr>
      </Paper>
    </Stack>
  );
}
