import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Departures } from './Departures';
import { theme } from './theme';

export function App({ cache }: { cache: EmotionCache }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <Departures />
      </ThemeProvider>
    </CacheProvider>
  );
}
