import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function SmallCard() {
  return (
    <Card sx={{ width: 280 }}>
      <CardContent>
        <Typography variant="h6" component="h3">
          Walnuts
        </Typography>
        <Typography variant="body2">Dried in the sun, in a bag of 3 lb</Typography>
      </CardContent>
    </Card>
  );
}
