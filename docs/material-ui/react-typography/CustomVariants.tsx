import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function CustomVariants() {
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Typography sx={{ mb: 2 }}>
        For thirty years, Ruth Baker has drilled into the beds of lakes.
      </Typography>
      <Typography variant="pullQuote">Mud is a diary. You only need to turn the pages.</Typography>
    </Box>
  );
}
