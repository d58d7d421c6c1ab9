import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Typography from '@mui/joy/Typography';

export default function CardButtons() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <Typography component="h3" level="title-md">
        Your place on the waiting list: 2
      </Typography>
      <CardActions buttonFlex="1">
        <Button component="a" href="/waiting-list" variant="outlined" color="neutral">
          Details
        </Button>
        <Button component="a" href="/courses">
          Other dates
        </Button>
      </CardActions>
    </Card>
  );
}
