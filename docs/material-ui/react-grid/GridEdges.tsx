import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Grid2 from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

const pump = { p: 1, bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function GridEdges() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Typography variant="body2" sx={{ mb: 3 }}>
        Grid: the area starts outside the frame
      </Typography>
      <Box sx={{ marginInlineStart: 2, mb: 3, border: '1px dashed' }}>
        <Grid container spacing={2} sx={{ bgcolor: 'action.selected' }}>
          <Grid item xs={6}>
            <Box sx={pump}>Pump 1: on</Box>
          </Grid>
          <Grid item xs={6}>
            <Box sx={pump}>Pump 2: off</Box>
          </Grid>
        </Grid>
      </Box>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Grid2: the area fills the frame
      </Typography>
      <Box sx={{ marginInlineStart: 2, border: '1px dashed' }}>
        <Grid2 container spacing={2} sx={{ bgcolor: 'action.selected' }}>
          <Grid2 size={6}>
            <Box sx={pump}>Pump 1: on</Box>
          </Grid2>
          <Grid2 size={6}>
            <Box sx={pump}>Pump 2: off</Box>
          </Grid2>
        </Grid2>
      </Box>
    </Box>
  );
}
