import Box from '@mui/material/Box';
import Grid2 from '@mui/material/Grid2';

const tile = {
  py: 2,
  px: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  textAlign: 'center',
};

export default function GrowingItems() {
  return (
    <Grid2 container spacing={1} sx={{ width: '100%', maxWidth: 480 }}>
      <Grid2 size="grow">
        <Box sx={tile}>Dome</Box>
      </Grid2>
      <Grid2 size={6}>
        <Box sx={tile}>Exhibition</Box>
      </Grid2>
      <Grid2 size="grow">
        <Box sx={tile}>Café</Box>
      </Grid2>
    </Grid2>
  );
}
