import Box from '@mui/material/Box';
import Grid2 from '@mui/material/Grid2';

const seat = { py: 2, bgcolor: 'primary.main', color: 'primary.contrastText', textAlign: 'center' };

export default function GridSpacing() {
  return (
    <Grid2
      container
      rowSpacing={1}
      columnSpacing={{ xs: 2, sm: 6 }}
      sx={{ width: '100%', maxWidth: 400 }}
    >
      <Grid2 size={6}>
        <Box sx={seat}>Block A</Box>
      </Grid2>
      <Grid2 size={6}>
        <Box sx={seat}>Block B</Box>
      </Grid2>
      <Grid2 size={6}>
        <Box sx={seat}>Block C</Box>
      </Grid2>
      <Grid2 size={6}>
        <Box sx={seat}>Block D</Box>
      </Grid2>
    </Grid2>
  );
}
