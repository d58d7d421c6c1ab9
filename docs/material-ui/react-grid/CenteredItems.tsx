import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function CenteredItems() {
  return (
    <Grid
      container
      spacing={2}
      sx={{ minHeight: 120, justifyContent: 'center', alignItems: 'center' }}
    >
      <Grid item>
        <Typography variant="h4" component="p">
          7.6 pH
        </Typography>
      </Grid>
      <Grid item>
        <Typography>River intake</Typography>
      </Grid>
    </Grid>
  );
}
