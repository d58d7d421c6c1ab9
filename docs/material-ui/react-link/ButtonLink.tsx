import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ButtonLink() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 80, color: 'text.primary' }}>
      <Typography>
        The causeway floods twice a day.{' '}
        <Link
          component="button"
          type="button"
          aria-expanded={open}
          aria-controls="tides"
          onClick={() => setOpen(!open)}
          sx={{ verticalAlign: 'baseline' }}
        >
          Tide times
        </Link>
      </Typography>
      <Typography id="tides" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {open && 'High water today at 6:42 AM and 7:05 PM. Cross two hours before or after.'}
      </Typography>
    </Box>
  );
}
