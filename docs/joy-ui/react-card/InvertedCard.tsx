import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Typography from '@mui/joy/Typography';

export default function InvertedCard() {
  return (
    <Card variant="solid" color="primary" invertedColors sx={{ maxWidth: 320 }}>
      <Typography component="h3" level="title-lg">
        Kiln sharing
      </Typography>
      <Typography textColor="text.primary">We fire your pieces every Thursday.</Typography>
      <CardActions>
        <Button component="a" href="/kiln">
          See prices
        </Button>
      </CardActions>
    </Card>
  );
}
