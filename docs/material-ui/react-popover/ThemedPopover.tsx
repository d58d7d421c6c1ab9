import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiPopover: {
    defaultProps: {
      anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
      transformOrigin: { vertical: 'top', horizontal: 'center' },
      elevation: 2,
    },
    styleOverrides: {
      paper: {
        boxSizing: 'border-box',
        padding: 20,
        borderRadius: 16,
        backgroundColor: '#1d4d2b',
        color: '#fff',
      },
    },
  },
};

export default function ThemedPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, components })}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Guided tour
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Guided tour' } }}
      >
        <Typography>Sunday at 14:00, from the sundial, $6.00</Typography>
      </Popover>
    </ThemeProvider>
  );
}
