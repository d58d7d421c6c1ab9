import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const readings = [
  { name: 'River intake', value: '7.6 pH' },
  { name: 'Filter hall', value: '0.08 NTU' },
  { name: 'Reservoir', value: '4.21 m' },
  { name: 'Outlet', value: '0.3 mg/L' },
];

export default function ReadingsGrid() {
  return (
    <Grid container spacing={2}>
      {readings.map(({ name, value }) => (
        <Grid key={name} item xs={6} sm={3}>
          <Card variant="outlined">
            <CardContent>
              <Typography variant="body2" color="textSecondary">
                {name}
              </Typography>
              <Typography variant="h6" component="p">
                {value}
              </Typography>
            </CardContent>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}
