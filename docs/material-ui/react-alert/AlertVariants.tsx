import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

const closures = [
  { road: 'Coast Road: closed by flooding at Skerry', variant: 'filled' },
  { road: 'Route 12: closed on Sunday for a race', variant: 'standard' },
  { road: 'Mill Lane: closed for works since May', variant: 'outlined' },
] as const;

export default function AlertVariants() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 480 }}>
      {closures.map(({ road, variant }) => (
        <Alert key={variant} variant={variant} severity="error" role="note">
          {road}
        </Alert>
      ))}
    </Stack>
  );
}
