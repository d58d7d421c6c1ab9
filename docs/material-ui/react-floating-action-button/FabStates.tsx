import * as React from 'react';
import CloudDoneIcon from '@mui/icons-material/CloudDone';
import CloudOffIcon from '@mui/icons-material/CloudOff';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import ReplayIcon from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import type { FabProps } from '@mui/material/Fab';
import Typography from '@mui/material/Typography';

export default function FabStates() {
  const [sent, setSent] = React.useState(false);
  const [failed, setFailed] = React.useState(true);
  const done: FabProps = { color: 'success', children: <CloudDoneIcon /> };

  const rows: { label: string; note: string; props: FabProps }[] = [
    {
      label: sent ? 'Take sheet 1 back' : 'Upload sheet 1',
      note: sent ? 'Sheet 1 is uploaded' : 'Sheet 1 is ready',
      props: {
        ...(sent ? done : { color: 'primary', children: <CloudUploadIcon /> }),
        onClick: () => setSent(!sent),
      },
    },
    {
      label: 'Uploading sheet 2',
      note: 'Sheet 2 is on its way',
      props: { disabled: true, children: <CircularProgress size={24} aria-hidden /> },
    },
    {
      label: failed ? 'Try sheet 3 again' : 'Take sheet 3 back',
      note: failed ? 'Sheet 3 is too large' : 'Sheet 3 is uploaded in parts',
      props: {
        ...(failed ? { color: 'error', children: <ReplayIcon /> } : done),
        onClick: () => setFailed(!failed),
      },
    },
    {
      label: 'Upload (no signal)',
      note: 'Sheet 4 waits for a signal',
      props: { disabled: true, children: <CloudOffIcon /> },
    },
  ];

  return (
    <Box sx={{ display: 'grid', gap: 1.5, color: 'text.primary' }}>
      {rows.map(({ label, note, props }, index) => (
        <Box key={index} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Fab size="medium" aria-label={label} {...props} />
          <Typography variant="body2" role="status">
            {note}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
