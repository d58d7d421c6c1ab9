import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

export default function BackdropPicture() {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 120,
        height: 80,
        borderRadius: 1,
        bgcolor: 'rgba(0 0 0 / 0.6)',
      }}
    >
      <CircularProgress
        variant="determinate"
        value={70}
        aria-label="Loading"
        size={28}
        sx={{ color: 'common.white' }}
      />
    </Box>
  );
}
