import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicFab() {
  const [notes, setNotes] = React.useState(12);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', color: 'text.primary' }}>
      <Fab
        color="primary"
        aria-label="New note"
        onClick={() => setNotes(notes + 1)}
        sx={{ flexShrink: 0 }}
      >
        <AddIcon />
      </Fab>
      <Typography role="status" variant="body2">
        {notes} notes from the river meadow
      </Typography>
    </Stack>
  );
}
