import * as React from 'react';
import FormatSizeIcon from '@mui/icons-material/FormatSize';
import MusicNoteIcon from '@mui/icons-material/MusicNote';
import NightlightIcon from '@mui/icons-material/Nightlight';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const options = [
  { value: 'notes', name: 'Large notes', icon: <FormatSizeIcon /> },
  { value: 'cues', name: 'Cue notes', icon: <MusicNoteIcon /> },
  { value: 'playback', name: 'Playback', icon: <VolumeUpIcon /> },
  { value: 'dim', name: 'Dimmed screen', icon: <NightlightIcon /> },
];

export default function ScoreToolbar() {
  const [on, setOn] = React.useState(['cues']);

  return (
    <Paper variant="outlined" sx={{ display: 'flex', width: '100%', maxWidth: 300 }}>
      <ToggleButtonGroup
        orientation="vertical"
        aria-label="View"
        value={on}
        onChange={(_event, next: string[]) => setOn(next)}
        sx={{ m: 1 }}
      >
        {options.map(({ value, name, icon }) => (
          <Tooltip key={value} title={name} placement="right">
            <ToggleButton value={value}>{icon}</ToggleButton>
          </Tooltip>
        ))}
      </ToggleButtonGroup>
      <Stack spacing={1} sx={{ p: 2, justifyContent: 'center' }}>
        <Typography variant="subtitle1" component="h4">
          Second violin
        </Typography>
        <Typography role="status" variant="body2" sx={{ minHeight: 60 }}>
          {options
            .filter(({ value }) => on.includes(value))
            .map(({ name }) => name)
            .join(', ') || 'Plain view'}
        </Typography>
      </Stack>
    </Paper>
  );
}
