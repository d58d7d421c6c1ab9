import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonGroupStates() {
  const [saving, setSaving] = React.useState(false);
  const [text, setText] = React.useState('Draft of May 4');

  const save = () => {
    if (saving) return;
    setSaving(true);
    setText('Saving…');
    setTimeout(() => {
      setSaving(false);
      setText('Saved');
    }, 1500);
  };

  return (
    <Stack spacing={2.5} sx={{ color: 'text.primary' }}>
      <Stack spacing={0.75} sx={{ alignItems: 'flex-start' }}>
        <ButtonGroup aria-label="Entry in the catalog">
          <Button
            aria-disabled={saving}
            onClick={save}
            startIcon={saving && <CircularProgress size={16} color="inherit" aria-hidden />}
          >
            Save
          </Button>
          <Button onClick={() => setText('Preview: Porcelain bowl, 1720')}>Preview</Button>
          <Button disabled>Publish</Button>
        </ButtonGroup>
        <Typography role="status" variant="body2">
          {text}
        </Typography>
        <Typography variant="body2">One disabled: a photo is missing.</Typography>
      </Stack>
      <Stack spacing={0.75} sx={{ alignItems: 'flex-start' }}>
        <ButtonGroup disabled aria-label="Entry in the archive">
          <Button>Save</Button>
          <Button>Preview</Button>
          <Button>Publish</Button>
        </ButtonGroup>
        <Typography variant="body2">All disabled: the entry is in the archive.</Typography>
      </Stack>
    </Stack>
  );
}
