import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { trees } from './orchard';

export default function ClickableCard() {
  return (
    <Card sx={{ width: '100%', maxWidth: 280 }}>
      <CardActionArea
        href="/walks/old-trees"
        sx={{ '&:focus-visible': { outline: '2px solid', outlineOffset: -2 } }}
      >
        <CardMedia component="img" image={trees} alt="" sx={{ height: 120 }} />
        <CardContent>
          <Typography variant="subtitle1" component="h3">
            A walk to the old trees
          </Typography>
          <Typography variant="body2" color="textSecondary">
            2 miles, Sundays at 10 AM
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
