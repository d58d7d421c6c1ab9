import * as React from 'react';
import GrassIcon from '@mui/icons-material/Grass';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

declare module '@mui/material/Fab' {
  interface FabPropsSizeOverrides {
    huge: true;
  }
}

const components: Theme['components'] = {
  MuiFab: {
    defaultProps: { color: 'success' },
    styleOverrides: {
      root: {
        borderRadius: 16,
        '&.Mui-focusVisible': { outline: '3px solid', outlineOffset: -6 },
        variants: [
          {
            props: { size: 'huge' },
            style: { width: 88, height: 88, borderRadius: 28, '& svg': { fontSize: 36 } },
          },
        ],
      },
    },
  },
};

export default function ThemedFab() {
  const [stems, setStems] = React.useState(5);

  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, components })}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Fab size="huge" aria-label="Count one stem" onClick={() => setStems(stems + 1)}>
          <GrassIcon />
        </Fab>
        <Fab variant="extended" onClick={() => setStems(0)}>
          Reset {stems} stems
        </Fab>
      </Stack>
    </ThemeProvider>
  );
}
