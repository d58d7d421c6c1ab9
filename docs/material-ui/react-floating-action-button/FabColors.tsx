import * as React from 'react';
import BugReportIcon from '@mui/icons-material/BugReport';
import CheckIcon from '@mui/icons-material/Check';
import EditIcon from '@mui/icons-material/Edit';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const marks = [
  { color: 'primary', name: 'Draw a sketch', done: 'Sketch page opened', Icon: EditIcon },
  { color: 'secondary', name: 'Mark as flowering', done: 'Flowering', Icon: LocalFloristIcon },
  { color: 'success', name: 'Mark as healthy', done: 'Healthy', Icon: CheckIcon },
  { color: 'error', name: 'Report a pest', done: 'Pest reported', Icon: BugReportIcon },
] as const;

export default function FabColors() {
  const [message, setMessage] = React.useState('Marsh marigold, plot 7');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', color: 'text.primary' }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        {marks.map(({ color, name, done, Icon }) => (
          <Fab
            key={color}
            color={color}
            size="medium"
            aria-label={name}
            onClick={() => setMessage(`Marsh marigold, plot 7: ${done}`)}
          >
            <Icon />
          </Fab>
        ))}
      </Stack>
      <Typography role="status" variant="body2" sx={{ textAlign: 'center' }}>
        {message}
      </Typography>
    </Stack>
  );
}
