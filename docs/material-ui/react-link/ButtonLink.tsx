import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ButtonLink() {
  const [open, setOpen] = React.useState(false);
  const tidesId = React.useId();

  return (
    <Box sx={{ maxWidth: 400, minHeight: 80 }}>
      <Typography>
        The causeway floods twice a day.{' '}
        <Link
          component="button"
          type="button"
          aria-expanded={open}
          aria-controls={tidesId}
          onClick={() => setOpen(!open)}
          sx={{ verticalAlign: 'baseline' }}
        >
          Tide times
        </Link>
      </Typography>
      <Typography id={tidesId} variant="body2" hidden={!open} sx={{ mt: 1 }}>
        High water today at 6:42 AM and 7:05 PM. Cross two hours before or after.
      </Typography>
    </Box>
  );
}
