import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

const rows = [
  { name: 'Rain', content: <Skeleton width={160} />, busy: true },
  { name: 'Pressure', content: '1,012 hPa, rising' },
  { name: 'Snow', content: 'Nothing measured since April 2' },
  {
    name: 'Wind',
    content: (
      <Alert severity="error" role="note" sx={{ py: 0 }}>
        Sensor offline
      </Alert>
    ),
  },
];

export default function ReadingStates() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: '80px 1fr',
        alignItems: 'center',
        gap: 1.5,
        m: 0,
        width: '100%',
        maxWidth: 360,
        color: 'text.primary',
      }}
    >
      {rows.map(({ name, content, busy = false }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" variant="body2" aria-busy={busy} sx={{ m: 0 }}>
            {content}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
