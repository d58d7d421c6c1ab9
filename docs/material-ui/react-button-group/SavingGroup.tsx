import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SavingGroup() {
  const [status, setStatus] = React.useState('Draft of May 4');
  const isSaving = status === 'Saving…';

  const save = () => {
    if (isSaving) return;
    setStatus('Saving…');
    setTimeout(() => setStatus('Saved'), 1500);
  };

  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <ButtonGroup aria-label="Entry in the catalog">
        <Button
          aria-disabled={isSaving}
          startIcon={isSaving ? <CircularProgress size={16} color="inherit" aria-hidden /> : null}
          onClick={save}
        >
          Save
        </Button>
        <Button>Preview</Button>
      </ButtonGroup>
      <Typography role="status" variant="body2">
        {status}
      </Typography>
    </Stack>
  );
}
