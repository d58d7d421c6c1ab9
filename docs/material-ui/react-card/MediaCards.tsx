import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { trees } from './orchard';

export default function MediaCards() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <CardMedia
        component="img"
        image={trees}
        alt="Three trees on a hill"
        sx={{ aspectRatio: '16 / 9' }}
      />
      <CardContent>
        <Typography variant="subtitle1" component="h3">
          Pick your own
        </Typography>
        <Typography variant="body2" color="textSecondary">
          From August on, every day until dusk
        </Typography>
      </CardContent>
    </Card>
  );
}
