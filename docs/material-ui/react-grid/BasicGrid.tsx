import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function BasicGrid() {
  return (
    <Grid container spacing={2}>
      <Grid item xs={8}>
        <Paper variant="outlined" sx={{ p: 2, typography: 'body2' }}>
          River intake
        </Paper>
      </Grid>
      <Grid item xs={4}>
        <Paper variant="outlined" sx={{ p: 2, typography: 'body2' }}>
          Outlet
        </Paper>
      </Grid>
    </Grid>
  );
}
