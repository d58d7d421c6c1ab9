import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function DisabledCard() {
  return (
    <Card sx={{ width: '100%', maxWidth: 280 }}>
      <CardActionArea href="/tools/press" disabled sx={{ '&.Mui-disabled': { opacity: 0.6 } }}>
        <CardContent>
          <Typography variant="subtitle1" component="h3">
            Cider press
          </Typography>
          <Typography variant="body2">Rented out until Friday</Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
