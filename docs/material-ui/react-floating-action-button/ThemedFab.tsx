import * as React from 'react';
import GrassIcon from '@mui/icons-material/Grass';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

declare module '@mui/material/Fab' {
  interface FabPropsSizeOverrides {
    huge: true;
  }
}

const theme = createTheme({
  components: {
    MuiFab: {
      defaultProps: { color: 'success' },
      styleOverrides: {
        root: ({ theme }) => ({
          borderRadius: 16,
          '&.Mui-focusVisible': {
            outline: `3px solid ${(theme.vars || theme).palette.text.primary}`,
            outlineOffset: 2,
          },
          variants: [
            {
              props: { size: 'huge' },
              style: { width: 88, height: 88, borderRadius: 28, '& svg': { fontSize: 36 } },
            },
          ],
        }),
      },
    },
  },
});

export default function ThemedFab() {
  const [stems, setStems] = React.useState(5);

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Fab size="huge" aria-label="Count one stem" onClick={() => setStems(stems + 1)}>
          <GrassIcon />
        </Fab>
        <Fab variant="extended" onClick={() => setStems(0)}>
          {stems} stems, reset
        </Fab>
      </Stack>
    </ThemeProvider>
  );
}
