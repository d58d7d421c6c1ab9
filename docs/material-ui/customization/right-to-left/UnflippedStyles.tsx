import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme, styled } from '@mui/material/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const theme = createTheme({ direction: 'rtl' });

const Flipped = styled('div')`
  padding: 8px 12px;
  border-left: 6px solid currentColor;
`;

const Logical = styled('div')`
  padding: 8px 12px;
  border-inline-start: 6px solid currentColor;
`;

const Unflipped = styled('div')`
  padding: 8px 12px;
  /* @noflip */
  border-left: 6px solid currentColor;
`;

export default function UnflippedStyles() {
  const [cache] = React.useState(() =>
    createCache({ key: 'unflipped-rtl', stylisPlugins: [prefixer, rtlPlugin] }),
  );

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Stack dir="rtl" spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
          <Flipped>border-left</Flipped>
          <Logical>border-inline-start</Logical>
          <Unflipped>border-left with @noflip</Unflipped>
        </Stack>
      </ThemeProvider>
    </CacheProvider>
  );
}
