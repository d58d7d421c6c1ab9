import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function PriceCard() {
  return (
    <Card sx={{ width: 280, maxWidth: '100%' }}>
      <Typography component="h3" level="title-md">
        Studio pass
      </Typography>
      <Typography level="body-sm">Ten visits within a year</Typography>
      <CardOverflow variant="soft">
        <Divider inset="context" />
        <CardContent orientation="horizontal">
          <Typography level="body-sm">$180.00</Typography>
          <Divider orientation="vertical" />
          <Typography level="body-sm">$18.00 a visit</Typography>
        </CardContent>
      </CardOverflow>
    </Card>
  );
}
