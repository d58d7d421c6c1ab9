import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

export default function WideCard() {
  return (
    <Card sx={{ width: '100%', maxWidth: 480, display: 'flex' }}>
      <CardMedia
        component="div"
        sx={{
          width: { xs: 88, sm: 160 },
          flexShrink: 0,
          background: 'radial-gradient(circle at 50% 55%, #e0a33a 0 34px, #f6ead0 35px)',
        }}
      />
      <Box sx={{ minWidth: 0 }}>
        <CardContent sx={{ pb: 0 }}>
          <Typography variant="h6" component="h3">
            Quince tree, two years
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Bare root, 5 ft, for full sun. Delivered from November to March.
          </Typography>
        </CardContent>
        <CardActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" href="/trees/quince">
            Details
          </Button>
          <Button size="small" href="/trees/quince/order">
            Order for $38.00
          </Button>
        </CardActions>
      </Box>
    </Card>
  );
}
