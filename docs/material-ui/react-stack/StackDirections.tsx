import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const steps = ['1 Warm up', '2 Climb', '3 Stretch'];

export default function StackDirections() {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: 'auto auto' } }}>
      {(['column', 'column-reverse', 'row', 'row-reverse'] as const).map((direction) => (
        <div key={direction}>
          <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
            {direction}
          </Typography>
          <Stack direction={direction} spacing={1}>
            {steps.map((step) => (
              <Paper key={step} variant="outlined" sx={{ px: 1.5, py: 1 }}>
                <Typography variant="body2">{step}</Typography>
              </Paper>
            ))}
          </Stack>
        </div>
      ))}
    </Box>
  );
}
