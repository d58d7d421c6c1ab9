import * as React from 'react';
import PentagonIcon from '@mui/icons-material/PentagonOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import TimelineIcon from '@mui/icons-material/Timeline';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const tools = [
  { name: 'Add marker', icon: <PlaceIcon /> },
  { name: 'Draw path', icon: <TimelineIcon /> },
  { name: 'Draw area', icon: <PentagonIcon /> },
];

export default function BasicTooltip() {
  const [tool, setTool] = React.useState('Add marker');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center', color: 'text.primary' }}>
      <Typography role="status" variant="body2">
        Tool: {tool}
      </Typography>
      <Stack role="group" aria-label="Drawing tools" direction="row" spacing={1}>
        {tools.map(({ name, icon }) => (
          <Tooltip key={name} title={name}>
            <IconButton
              color={name === tool ? 'primary' : 'default'}
              aria-pressed={name === tool}
              onClick={() => setTool(name)}
            >
              {icon}
            </IconButton>
          </Tooltip>
        ))}
      </Stack>
    </Stack>
  );
}
