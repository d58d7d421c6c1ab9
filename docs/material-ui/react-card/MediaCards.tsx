import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

const draw = (sky: string, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><path fill="${sky}" d="M0 0h320v180H0z"/>${shapes}</svg>`,
  )}`;

const hill = '<path fill="#7a9a4b" d="M0 140q160-70 320 0v40H0z"/>';
const trees =
  '<g fill="#3f6b2a"><circle cx="70" cy="96" r="26"/><circle cx="160" cy="82" r="30"/><circle cx="250" cy="96" r="26"/></g>';
const barn = '<path fill="#8e3b2f" d="M110 140V84l50-34 50 34v56z"/>';

export default function MediaCards() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 560,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: '1fr 1fr' },
      }}
    >
      <Card variant="outlined">
        <CardMedia
          component="img"
          image={draw('#cfe3ef', hill + trees)}
          alt="Three trees on a hill"
          sx={{ aspectRatio: '16 / 9' }}
        />
        <CardContent>
          <Typography variant="subtitle1" component="div">
            Pick your own
          </Typography>
          <Typography variant="body2" color="textSecondary">
            An image with a ratio
          </Typography>
        </CardContent>
      </Card>
      <Card variant="outlined">
        <CardMedia
          image={draw('#f2dcb8', hill + barn)}
          aria-label="A red barn behind a hill"
          sx={{ aspectRatio: '16 / 9' }}
        />
        <CardContent>
          <Typography variant="subtitle1" component="div">
            Cider evening
          </Typography>
          <Typography variant="body2" color="textSecondary">
            A background with a name
          </Typography>
        </CardContent>
      </Card>
    </Box>
  );
}
