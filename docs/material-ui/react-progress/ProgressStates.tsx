import LinearProgress from '@mui/material/LinearProgress';
import type { LinearProgressProps } from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface UploadProps extends LinearProgressProps {
  name: string;
  text: string;
}

function Upload({ name, text, ...progress }: UploadProps) {
  return (
    <ListItem disableGutters sx={{ display: 'block' }}>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', mb: 0.5 }}>
        <Typography variant="body2">{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </Stack>
      <LinearProgress {...progress} aria-label={name} aria-valuetext={text} />
    </ListItem>
  );
}

export default function ProgressStates() {
  return (
    <List role="list" disablePadding aria-label="Uploads" sx={{ width: '100%', maxWidth: 420 }}>
      <Upload name="harbor.tif" text="Waiting" variant="determinate" value={0} />
      <Upload name="regatta.tif" text="58%" variant="determinate" value={58} />
      <Upload name="fireworks.tif" text="Checking" />
      <Upload name="bakery.tif" text="Uploaded" variant="determinate" value={100} color="success" />
      <Upload
        name="market.tif"
        text="Stopped: no connection"
        variant="determinate"
        value={35}
        color="error"
      />
    </List>
  );
}
