import LinearProgress from '@mui/material/LinearProgress';
import type { LinearProgressProps } from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const files: { name: string; text: string; progress: LinearProgressProps }[] = [
  { name: 'harbor.tif', text: 'Waiting', progress: { variant: 'determinate', value: 0 } },
  { name: 'regatta.tif', text: '58%', progress: { variant: 'determinate', value: 58 } },
  { name: 'fireworks.tif', text: 'Checking', progress: { variant: 'indeterminate' } },
  {
    name: 'bakery.tif',
    text: 'Uploaded',
    progress: { variant: 'determinate', value: 100, color: 'success' },
  },
  {
    name: 'market.tif',
    text: 'Stopped: no connection',
    progress: { variant: 'determinate', value: 35, color: 'error' },
  },
];

export default function ProgressStates() {
  return (
    <List disablePadding aria-label="Uploads" sx={{ width: '100%', maxWidth: 420 }}>
      {files.map(({ name, text, progress }) => (
        <ListItem key={name} disableGutters sx={{ display: 'block' }}>
          <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', mb: 0.5 }}>
            <Typography variant="body2">{name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          </Stack>
          <LinearProgress {...progress} aria-label={name} aria-valuetext={text} />
        </ListItem>
      ))}
    </List>
  );
}
