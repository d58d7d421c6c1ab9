import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';
import { bowls } from './studio';

export default function CourseCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardOverflow>
        <AspectRatio ratio="2">
          <img src={bowls} alt="Three glazed bowls on a shelf" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography component="h3" level="title-lg">
          Glazing workshop
        </Typography>
        <Typography level="body-sm">Saturday, 10:00 to 14:00</Typography>
      </CardContent>
      <CardActions>
        <Button component="a" href="/courses/glazing">
          Reserve a place
        </Button>
      </CardActions>
    </Card>
  );
}
