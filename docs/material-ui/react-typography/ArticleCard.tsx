import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ArticleCard() {
  return (
    <Card component="article" variant="outlined" sx={{ width: '100%', maxWidth: 400 }}>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          The sound of a healthy reef
        </Typography>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mb: 1.5 }}>
          <Avatar aria-hidden sx={{ bgcolor: '#00695c', color: '#fff', width: 32, height: 32 }}>
            T
          </Avatar>
          <div>
            <Typography variant="body2">Thomas Weaver</Typography>
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              Acoustics, May 2026
            </Typography>
          </div>
        </Stack>
        <Typography variant="body2">
          Shrimp crackle, parrotfish crunch. On a dying reef, both fall silent. Loudspeakers now
          lure young fish back to bare coral.
        </Typography>
      </CardContent>
    </Card>
  );
}
