import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const valves = ['Valve 1', 'Valve 2', 'Valve 3', 'Valve 4'];

export default function RowSpacingGrid() {
  return (
    <Grid container rowSpacing={1} columnSpacing={3}>
      {valves.map((valve) => (
        <Grid key={valve} item xs={6}>
          <Paper variant="outlined" sx={{ p: 2, typography: 'body2' }}>
            {valve}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
