import * as React from 'react';
import CloudOffIcon from '@mui/icons-material/CloudOff';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import ReplayIcon from '@mui/icons-material/Replay';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import type { FabProps } from '@mui/material/Fab';
import Typography from '@mui/material/Typography';

function Sheet({ note, ...props }: FabProps & { note: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Fab size="medium" {...props} sx={{ flexShrink: 0 }} />
      <Typography variant="body2" role="status">
        {note}
      </Typography>
    </Box>
  );
}

export default function FabStates() {
  const [uploaded, setUploaded] = React.useState(false);
  const [failed, setFailed] = React.useState(true);

  return (
    <Box sx={{ display: 'grid', gap: 1.5, color: 'text.primary' }}>
      <Sheet
        note={uploaded ? 'Sheet 1 is uploaded' : 'Sheet 1 is ready'}
        color={uploaded ? 'success' : 'primary'}
        aria-label={uploaded ? 'Take sheet 1 back' : 'Upload sheet 1'}
        onClick={() => setUploaded(!uploaded)}
      >
        {uploaded ? <UndoIcon /> : <CloudUploadIcon />}
      </Sheet>
      <Sheet note="Sheet 2 is on its way" aria-label="Uploading sheet 2" disabled>
        <CircularProgress size={24} aria-hidden />
      </Sheet>
      <Sheet
        note={failed ? 'Sheet 3 is too large' : 'Sheet 3 is uploaded in parts'}
        color={failed ? 'error' : 'success'}
        aria-label={failed ? 'Try sheet 3 again' : 'Take sheet 3 back'}
        onClick={() => setFailed(!failed)}
      >
        {failed ? <ReplayIcon /> : <UndoIcon />}
      </Sheet>
      <Sheet note="Sheet 4 waits for a signal" aria-label="Upload (no signal)" disabled>
        <CloudOffIcon />
      </Sheet>
    </Box>
  );
}
