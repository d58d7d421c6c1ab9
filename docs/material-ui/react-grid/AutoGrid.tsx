import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function AutoGrid() {
  return (
    <Grid container spacing={2}>
      <Grid item xs="auto">
        <Paper variant="outlined" sx={{ p: 2, typography: 'body2' }}>
          As wide as this text
        </Paper>
      </Grid>
      <Grid item xs>
        <Paper variant="outlined" sx={{ p: 2, typography: 'body2' }}>
          The rest
        </Paper>
      </Grid>
    </Grid>
  );
}
