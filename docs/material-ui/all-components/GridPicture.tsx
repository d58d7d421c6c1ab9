import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

export default function GridPicture() {
  return (
    <Box sx={{ width: 120 }}>
      <Grid container spacing={0.75}>
        {[4, 4, 4, 12, 6, 6].map((size, index) => (
          <Grid key={index} item xs={size}>
            <Box sx={{ height: 22, borderRadius: 0.5, bgcolor: 'action.disabled' }} />
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
