import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ maxWidth: 320 }}>
      <Typography component="h3" level="title-lg">
        Pottery for beginners
      </Typography>
      <Typography>Four evenings, clay included.</Typography>
    </Card>
  );
}
