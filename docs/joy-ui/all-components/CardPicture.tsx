import Card from '@mui/joy/Card';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function CardPicture() {
  return (
    <Card size="sm" sx={{ width: 116 }}>
      <CardOverflow sx={{ height: 52, background: 'linear-gradient(135deg, #7b3fa0, #2b5fb3)' }} />
      <Typography level="title-sm">Plums</Typography>
    </Card>
  );
}
