import * as React from 'react';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const LENGTH = 194;

const toTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export default function MusicPlayer() {
  const [isPlaying, setIsPlaying] = React.useState(false);
  const [position, setPosition] = React.useState(42);

  React.useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setPosition((second) => (second + 1) % LENGTH), 1000);
    return () => clearInterval(timer);
  }, [isPlaying]);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 320, p: 2 }}>
      <Typography variant="subtitle1" component="h4">
        Night Ferry
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Harbor Strings
      </Typography>
      <Slider
        size="small"
        aria-label="Position in the song"
        max={LENGTH}
        value={position}
        onChange={(_event, value) => setPosition(value as number)}
        getAriaValueText={toTime}
      />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="caption">{toTime(position)}</Typography>
        <IconButton
          aria-label={isPlaying ? 'Pause' : 'Play'}
          onClick={() => setIsPlaying(!isPlaying)}
        >
          {isPlaying ? <PauseIcon /> : <PlayArrowIcon />}
        </IconButton>
        <Typography variant="caption">−{toTime(LENGTH - position)}</Typography>
      </Stack>
    </Paper>
  );
}
