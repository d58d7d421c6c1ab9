import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinkColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography gutterBottom>
          Guided walks start at the <Link href="/visit/barn">visitor barn</Link>.
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Photographs by{' '}
          <Link href="/people/lena-park" color="inherit">
            Lena Park
          </Link>
        </Typography>
      </Paper>
      <Paper elevation={0} sx={{ p: 2, bgcolor: '#1b5e20', color: '#fff' }}>
        <Typography>
          The cranes are back.{' '}
          <Link href="/cranes" color="inherit">
            See where they rest
          </Link>
        </Typography>
      </Paper>
    </Stack>
  );
}
