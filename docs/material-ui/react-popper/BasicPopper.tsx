import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

const sky =
  'radial-gradient(circle at 22% 30%, #fff 0 1px, transparent 2px), radial-gradient(circle at 74% 24%, #ffe9c4 0 2px, transparent 3px), radial-gradient(circle at 84% 78%, #fff 0 1px, transparent 2px), radial-gradient(circle at 14% 72%, #cfe0ff 0 2px, transparent 3px), #0b1733';

export default function BasicPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <Box
      sx={{ width: '100%', maxWidth: 420, height: 190, borderRadius: 2, background: sky, pt: 4 }}
    >
      <Button
        aria-expanded={open}
        aria-describedby={open ? 'andromeda' : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
        onKeyDown={(event) => event.key === 'Escape' && setAnchor(null)}
        sx={{ display: 'block', mx: 'auto', color: '#fff', textTransform: 'none' }}
      >
        Andromeda Galaxy
      </Button>
      <Popper id="andromeda" open={open} anchorEl={anchor}>
        <Paper elevation={4} sx={{ p: 1.5, width: 220 }}>
          <Typography variant="body2">
            2.5 million light-years away, and visible without a telescope
          </Typography>
        </Paper>
      </Popper>
    </Box>
  );
}
