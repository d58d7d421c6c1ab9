import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function TripCard() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <CardContent>
        <Typography variant="h6" component="h3">
          Bergen to Lisbon
        </Typography>
        <Typography>June 14, 07:40, seat 14C</Typography>
      </CardContent>
      <CardActions>
        <Button href="/check-in">Check in</Button>
      </CardActions>
    </Card>
  );
}
