import type { LinkProps } from '@mui/material/Link';
import { createTheme } from '@mui/material/styles';
import { Roboto } from 'next/font/google';
import NextLink from 'next/link';

const roboto = Roboto({
  weight: ['300', '400', '500', '700'],
  subsets: ['latin'],
  display: 'swap',
});

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: true, dark: true },
  typography: { fontFamily: roboto.style.fontFamily },
  components: {
    MuiLink: { defaultProps: { component: NextLink } as LinkProps },
    MuiButtonBase: { defaultProps: { LinkComponent: NextLink } },
  },
});
