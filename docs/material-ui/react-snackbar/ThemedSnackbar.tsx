import * as React from 'react';
import Button, { buttonClasses } from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiSnackbar: {
    defaultProps: {
      anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
      autoHideDuration: 6000,
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: { borderRadius: 24, backgroundColor: '#0b4f4a', color: '#fff' },
      action: { [`& .${buttonClasses.root}`]: { textTransform: 'none' } },
    },
  },
};

export default function ThemedSnackbar() {
  const [lent, setLent] = React.useState(0);
  const [open, setOpen] = React.useState(false);

  const lend = () => {
    setLent(lent + 1);
    setOpen(true);
  };

  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, components })}>
      <Button variant="outlined" onClick={lend}>
        Lend a pump
      </Button>
      <Snackbar
        key={lent}
        open={open}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        message={`Pump ${lent} lent with bike 14`}
        action={
          <Button color="inherit" size="small" href="/rentals/2081">
            View rental
          </Button>
        }
      />
    </ThemeProvider>
  );
}
