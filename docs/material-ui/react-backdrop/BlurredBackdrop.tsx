import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';

export default function BlurredBackdrop() {
  return (
    <Box
      sx={{
        position: 'relative',
        width: 260,
        height: 120,
        background: 'repeating-linear-gradient(60deg, #e6d3b3 0 14px, #8a6d4a 14px 28px)',
      }}
    >
      <Backdrop
        open
        sx={{
          position: 'absolute',
          backgroundColor: 'rgba(255, 255, 255, 0.25)',
          backdropFilter: 'blur(4px)',
        }}
      />
    </Box>
  );
}
