import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import {
  AppCacheProvider,
  type EmotionCacheProviderProps,
} from '@mui/material-nextjs/v14-pagesRouter';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import { theme } from '../theme';

// #region props
interface Props extends AppProps, EmotionCacheProviderProps {}
// #endregion

export default function App({ Component, pageProps, emotionCache }: Props) {
  return (
    <AppCacheProvider emotionCache={emotionCache}>
      <Head>
        <title>Harbor ferries</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <Component {...pageProps} />
      </ThemeProvider>
    </AppCacheProvider>
  );
}
