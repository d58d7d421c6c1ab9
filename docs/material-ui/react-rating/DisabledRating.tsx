import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DisabledRating() {
  const noteId = React.useId();

  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <Rating
        disabled
        defaultValue={4}
        role="radiogroup"
        aria-label="Winter room"
        aria-describedby={noteId}
      />
      <Typography id={noteId} variant="body2">
        The winter room is closed in summer.
      </Typography>
    </Stack>
  );
}
