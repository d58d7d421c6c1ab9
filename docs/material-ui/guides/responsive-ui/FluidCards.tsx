import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const harbors = ['Bergen', 'Stavanger', 'Molde', 'Bodø'];

export default function FluidCards() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
      }}
    >
      {harbors.map((harbor) => (
        <Card key={harbor} variant="outlined">
          <CardContent>
            <Typography component="h3" variant="subtitle1">
              {harbor}
            </Typography>
            <Typography variant="body2">Ferries every hour</Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
