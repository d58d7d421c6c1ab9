import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';

export default function ThemedCards() {
  return (
    <Card sx={{ width: '100%', maxWidth: 280 }}>
      <CardHeader
        title="Delivery"
        titleTypographyProps={{ variant: 'subtitle1', component: 'h3' }}
      />
      <CardContent>
        <Typography variant="body2">Wednesdays, 9 AM to noon, free from $30</Typography>
      </CardContent>
    </Card>
  );
}
