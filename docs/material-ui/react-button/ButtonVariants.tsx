import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function ButtonVariants() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 420 }}>
      <CardContent>
        <Typography variant="h6" component="h3">
          Invoice 2041
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Hansen Joinery, $1,240.00, due June 30
        </Typography>
      </CardContent>
      <CardActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1, px: 2, pb: 2 }}>
        <Button variant="contained">Send</Button>
        <Button variant="outlined">Preview</Button>
        <Button variant="text">Discard draft</Button>
      </CardActions>
    </Card>
  );
}
