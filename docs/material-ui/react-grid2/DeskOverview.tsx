import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid2 from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

const counts = [
  { value: '212', label: 'Tickets sold' },
  { value: '48', label: 'Seats left' },
  { value: '3', label: 'School classes' },
  { value: '17', label: 'At the desk' },
];

export default function DeskOverview() {
  return (
    <Grid2 container spacing={2} sx={{ width: '100%' }}>
      <Grid2 container size={{ xs: 12, sm: 7 }}>
        {counts.map(({ value, label }) => (
          <Grid2 key={label} size={6}>
            <Card variant="outlined">
              <CardContent sx={{ p: 2, '&:last-child': { pb: 2 } }}>
                <Typography variant="h5" component="div">
                  {value}
                </Typography>
                <Typography variant="body2" color="textSecondary" noWrap>
                  {label}
                </Typography>
              </CardContent>
            </Card>
          </Grid2>
        ))}
      </Grid2>
      <Grid2 size={{ xs: 12, sm: 5 }}>
        <Card variant="outlined" sx={{ height: '100%' }}>
          <CardContent>
            <Typography variant="subtitle1" component="div" gutterBottom>
              Next in the dome
            </Typography>
            <Typography variant="body2">
              The sky tonight starts at 6:30 PM. Doors close when the lights go down.
            </Typography>
          </CardContent>
        </Card>
      </Grid2>
    </Grid2>
  );
}
