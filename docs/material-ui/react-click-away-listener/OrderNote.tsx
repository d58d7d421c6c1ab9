import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function OrderNote() {
  const [note, setNote] = React.useState('Sauce on the side');
  const [draft, setDraft] = React.useState<string | null>(null);
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const editing = draft !== null;

  const save = () => {
    setNote(draft ?? note);
    setDraft(null);
  };

  const handleKey = (event: React.KeyboardEvent) => {
    if (editing && event.key === 'Escape') {
      setDraft(null);
      buttonRef.current?.focus();
    }
  };

  return (
    <ClickAwayListener
      mouseEvent={editing && 'onMouseDown'}
      touchEvent={editing && 'onTouchStart'}
      onClickAway={save}
    >
      <Card
        variant="outlined"
        onKeyDown={handleKey}
        sx={{ width: '100%', maxWidth: 320, p: 2, boxSizing: 'border-box' }}
      >
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="subtitle2" component="p">
            Table 3: 1 salmon
          </Typography>
          <Typography role="status" variant="body2">
            {editing ? 'Escape discards the change' : note}
          </Typography>
          {editing && (
            <TextField
              autoFocus
              fullWidth
              size="small"
              label="Note for the kitchen"
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
            />
          )}
          <Button ref={buttonRef} size="small" onClick={() => (editing ? save() : setDraft(note))}>
            {editing ? 'Save note' : 'Edit note'}
          </Button>
        </Stack>
      </Card>
    </ClickAwayListener>
  );
}
