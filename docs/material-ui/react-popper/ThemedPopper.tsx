import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiPopper: {
    defaultProps: {
      placement: 'bottom-end',
      modifiers: [{ name: 'offset', options: { offset: [0, 12] } }],
    },
    styleOverrides: {
      root: ({ theme }) => ({ zIndex: theme.zIndex.tooltip, maxWidth: 240 }),
    },
  },
};

export default function ThemedPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, components })}>
      <Button
        variant="contained"
        aria-expanded={open}
        aria-describedby={open ? 'tour' : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
        onKeyDown={(event) => event.key === 'Escape' && setAnchor(null)}
      >
        Tour of the large telescope
      </Button>
      <Popper id="tour" open={open} anchorEl={anchor}>
        <Paper elevation={4} sx={{ p: 2 }}>
          Fridays at 21:00, from the library, $9.00
        </Paper>
      </Popper>
    </ThemeProvider>
  );
}
