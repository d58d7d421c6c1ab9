import EditIcon from '@mui/icons-material/Edit';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';

export default function CardFab() {
  return (
    <Card variant="outlined" sx={{ position: 'relative', maxWidth: 320 }}>
      <CardContent sx={{ paddingInlineEnd: 11 }}>
        <Typography variant="subtitle1" component="h3">
          Spring gentian
        </Typography>
        <Typography variant="body2">South slope, 9 plants, in flower since Monday</Typography>
      </CardContent>
      <Fab
        color="secondary"
        aria-label="Edit the spring gentian"
        sx={{ position: 'absolute', insetInlineEnd: 16, bottom: 16 }}
      >
        <EditIcon />
      </Fab>
    </Card>
  );
}
