import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type UploadState = 'ready' | 'uploading' | 'uploaded';

const icons = {
  ready: <CloudUploadIcon />,
  uploading: <CircularProgress size={24} color="inherit" aria-hidden />,
  uploaded: <CheckIcon />,
};

export default function UploadFab() {
  const [state, setState] = React.useState<UploadState>('ready');

  const upload = () => {
    if (state === 'uploading') return;
    setState('uploading');
    setTimeout(() => setState('uploaded'), 2000);
  };

  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Fab
        color={state === 'uploaded' ? 'success' : 'primary'}
        aria-label="Upload the sheet"
        aria-disabled={state === 'uploading'}
        onClick={upload}
        sx={{ flexShrink: 0 }}
      >
        {icons[state]}
      </Fab>
      <Typography role="status" variant="body2" sx={{ width: 170 }}>
        The sheet is {state}.
      </Typography>
    </Stack>
  );
}
