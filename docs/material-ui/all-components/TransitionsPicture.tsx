import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const frames = [0.15, 0.35, 0.6, 1];

export default function TransitionsPicture() {
  return (
    <Stack direction="row" aria-hidden sx={{ alignItems: 'center' }}>
      {frames.map((opacity, index) => (
        <Paper
          key={opacity}
          elevation={0}
          sx={{
            width: 56,
            height: 56,
            marginInlineStart: index === 0 ? 0 : -3,
            bgcolor: 'primary.main',
            opacity,
            transform: `scale(${0.7 + index * 0.1})`,
          }}
        />
      ))}
    </Stack>
  );
}
