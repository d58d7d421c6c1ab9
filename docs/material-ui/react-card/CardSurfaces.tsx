import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CardSurfaces() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
      <Card variant="outlined">
        <CardContent>
          <Typography variant="subtitle1" component="h3">
            Outlined
          </Typography>
          <Typography variant="body2">Pear honey, $7.40 a jar</Typography>
        </CardContent>
      </Card>
      <Card raised>
        <CardContent>
          <Typography variant="subtitle1" component="h3">
            Raised
          </Typography>
          <Typography variant="body2">Plum butter, $4.80 a jar</Typography>
        </CardContent>
      </Card>
    </Stack>
  );
}
