import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function CardPicture() {
  return (
    <Card sx={{ width: 110 }}>
      <Box sx={{ height: 44, background: 'linear-gradient(135deg, #f9a825, #c62828)' }} />
      <CardContent sx={{ p: 1, '&:last-child': { pb: 1 } }}>
        <Typography variant="body2">Quinces</Typography>
      </CardContent>
    </Card>
  );
}
