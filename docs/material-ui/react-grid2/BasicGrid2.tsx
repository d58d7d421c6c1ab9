import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid2 from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

const shows = [
  { time: '5:00 PM', title: 'Rings of Saturn', text: '35 minutes, from age 6' },
  { time: '6:30 PM', title: 'The sky tonight', text: '50 minutes, with a guide' },
  { time: '8:00 PM', title: 'Black holes', text: '60 minutes, from age 12' },
];

export default function BasicGrid2() {
  return (
    <Grid2 container spacing={2} sx={{ width: '100%' }}>
      {shows.map(({ time, title, text }) => (
        <Grid2 key={title} size={{ xs: 12, sm: 4 }}>
          <Card variant="outlined" sx={{ height: '100%' }}>
            <CardContent>
              <Typography variant="overline" component="div">
                {time}
              </Typography>
              <Typography variant="subtitle1" component="div">
                {title}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {text}
              </Typography>
            </CardContent>
          </Card>
        </Grid2>
      ))}
    </Grid2>
  );
}
