import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const walls = [
  {
    name: 'North wall',
    text: '14 m, 32 routes',
    rock: 'linear-gradient(160deg, #b0bec5, #546e7a)',
  },
  { name: 'Slab', text: '9 m, 18 routes', rock: 'linear-gradient(160deg, #d7ccc8, #8d6e63)' },
  { name: 'Cave', text: '4 m, 45 problems', rock: 'linear-gradient(160deg, #ffcc80, #bf360c)' },
];

export default function ResponsiveStack() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 3 }} sx={{ p: 2 }}>
      {walls.map(({ name, text, rock }) => (
        <Paper key={name} variant="outlined" sx={{ flex: 1, overflow: 'hidden' }}>
          <Box sx={{ display: { xs: 'none', sm: 'block' }, height: 120, background: rock }} />
          <Box sx={{ px: 2, py: 1.5 }}>
            <Typography variant="subtitle2" component="div">
              {name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          </Box>
        </Paper>
      ))}
    </Stack>
  );
}
