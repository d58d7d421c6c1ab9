import * as React from 'react';
import Forward30Icon from '@mui/icons-material/Forward30';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Replay30Icon from '@mui/icons-material/Replay30';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { barn } from './orchard';

export default function PlayerCard() {
  const [playing, setPlaying] = React.useState(false);
  const [second, setSecond] = React.useState(90);

  return (
    <Card sx={{ width: '100%', maxWidth: 400, display: 'flex' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <CardContent sx={{ pb: 0 }}>
          <Typography variant="subtitle1" component="h3">
            Voices of the orchard
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {playing ? 'Playing' : 'Paused'} at {second} seconds
          </Typography>
        </CardContent>
        <CardActions>
          <Box dir="ltr">
            <IconButton
              aria-label="Back 30 seconds"
              onClick={() => setSecond(Math.max(0, second - 30))}
            >
              <Replay30Icon />
            </IconButton>
            <IconButton
              aria-label={playing ? 'Pause' : 'Play'}
              onClick={() => setPlaying(!playing)}
            >
              {playing ? <PauseIcon /> : <PlayArrowIcon />}
            </IconButton>
            <IconButton aria-label="Forward 30 seconds" onClick={() => setSecond(second + 30)}>
              <Forward30Icon />
            </IconButton>
          </Box>
        </CardActions>
      </Box>
      <CardMedia component="img" image={barn} alt="" sx={{ width: { xs: 88, sm: 128 } }} />
    </Card>
  );
}
