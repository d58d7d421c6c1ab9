import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import TextField from '@mui/material/TextField';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const theme = createTheme({ direction: 'rtl' });

export default function RtlField() {
  const [cache] = React.useState(() =>
    createCache({ key: 'field-rtl', stylisPlugins: [prefixer, rtlPlugin] }),
  );

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <div dir="rtl" lang="ar">
          <TextField label="من" defaultValue="القاهرة" />
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}
