import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid2 from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

const readings = [
  { name: 'River intake', value: '7.6 pH' },
  { name: 'Filter hall', value: '0.08 NTU' },
  { name: 'Reservoir', value: '4.21 m' },
  { name: 'Outlet', value: '0.3 mg/L' },
];

export default function MovedGrid() {
  return (
    <Grid2 container spacing={2} sx={{ width: '100%' }}>
      {readings.map(({ name, value }) => (
        <Grid2 key={name} size={{ xs: 6, sm: 3 }}>
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
        </Grid2>
      ))}
    </Grid2>
  );
}
