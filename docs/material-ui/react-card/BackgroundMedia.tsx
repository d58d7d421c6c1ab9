import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { barn } from './orchard';

export default function BackgroundMedia() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <CardMedia image={barn} aria-label="A red barn behind a hill" sx={{ height: 140 }} />
      <CardContent>
        <Typography variant="subtitle1" component="h3">
          Cider evening
        </Typography>
        <Typography variant="body2" color="textSecondary">
          October 4, in the barn
        </Typography>
      </CardContent>
    </Card>
  );
}
