import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export default function BusyGallery() {
  const id = React.useId();
  const [film, setFilm] = React.useState(81);
  const [loading, setLoading] = React.useState(false);
  const timer = React.useRef<number | undefined>(undefined);

  React.useEffect(() => () => window.clearTimeout(timer.current), []);

  const loadNext = () => {
    if (loading) {
      return;
    }
    setLoading(true);
    // Stands in for a request to a server.
    timer.current = window.setTimeout(() => {
      setFilm(film + 1);
      setLoading(false);
    }, 2000);
  };

  return (
    <Card variant="outlined" sx={{ position: 'relative', width: '100%', maxWidth: 360 }}>
      {loading && (
        <LinearProgress
          id={id}
          aria-label={`Loading film ${film + 1}`}
          sx={{ position: 'absolute', insetInline: 0, top: 0 }}
        />
      )}
      <CardContent role="status" aria-busy={loading} aria-describedby={loading ? id : undefined}>
        <Typography variant="h6" component="h3">
          Film {film}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          36 negatives, scanned at 4,000 dpi
        </Typography>
      </CardContent>
      <CardActions>
        <Button aria-disabled={loading} onClick={loadNext}>
          Next film
        </Button>
      </CardActions>
    </Card>
  );
}
