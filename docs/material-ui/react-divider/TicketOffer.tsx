import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function TicketOffer() {
  return (
    <Card variant="outlined" sx={{ maxWidth: 320 }}>
      <CardContent>
        <Typography variant="h6" component="h3">
          Your tickets
        </Typography>
      </CardContent>
      <Divider />
      <CardContent sx={{ display: 'grid', gap: 1.5, typography: 'body2' }}>
        <Button variant="contained" href="/tickets/phone">
          Send to my phone
        </Button>
        <Divider>or</Divider>
        <Button variant="outlined" href="/tickets/box-office">
          Collect at the box office
        </Button>
      </CardContent>
    </Card>
  );
}
