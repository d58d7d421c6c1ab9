import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const orders = [
  { label: 'Developing the film', percent: 100, color: 'success' },
  { label: 'Drying the prints', percent: 75, color: 'primary' },
  { label: 'Cutting and packing', percent: 10, color: 'primary' },
] as const;

export default function CircularValues() {
  return (
    <Stack direction="row" sx={{ gap: 4, flexWrap: 'wrap', justifyContent: 'center' }}>
      {orders.map(({ label, percent, color }) => (
        <Stack key={label} spacing={1} sx={{ width: 120, alignItems: 'center' }}>
          <Box sx={{ display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } }}>
            <CircularProgress
              variant="determinate"
              value={100}
              size={72}
              aria-hidden
              sx={{ color: 'action.selected' }}
            />
            <CircularProgress
              variant="determinate"
              value={percent}
              size={72}
              color={color}
              aria-label={label}
            />
            <Typography variant="body2">{percent}%</Typography>
          </Box>
          <Typography variant="body2" align="center">
            {label}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
