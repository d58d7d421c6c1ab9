import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

const ticket = {
  width: '100%',
  p: 2,
  border: 1,
  borderColor: 'divider',
  '& p': { m: 0 },
};

export default function ScopedTicket() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 380,
        fontFamily: 'serif',
        color: 'text.primary',
        display: 'grid',
        gap: 2,
      }}
    >
      <Box sx={{ ...ticket, boxSizing: 'border-box' }}>
        <p>
          <b>Shop page.</b> Styles of the existing site.
        </p>
      </Box>
      <ScopedCssBaseline sx={ticket}>
        <p>
          <b>Job ticket 318.</b> The font, size and background of the theme.
        </p>
      </ScopedCssBaseline>
    </Box>
  );
}
