import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';
import { bowls } from './studio';

export default function HorizontalCard() {
  return (
    <Card orientation="horizontal" sx={{ maxWidth: 360 }}>
      <AspectRatio ratio="1" sx={{ width: 80 }}>
        <img src={bowls} alt="" />
      </AspectRatio>
      <CardContent>
        <Typography component="h3" level="title-md">
          Bowl, 14 cm
        </Typography>
        <Typography level="body-sm">Stoneware, $32.00</Typography>
      </CardContent>
    </Card>
  );
}
