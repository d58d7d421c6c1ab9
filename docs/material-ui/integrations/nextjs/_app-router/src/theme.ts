'use client';

import type { LinkProps } from '@mui/material/Link';
import { createTheme } from '@mui/material/styles';
import NextLink from 'next/link';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: true, dark: true },
  // #region font
  typography: { fontFamily: 'var(--font-roboto)' },
  // #endregion
  // #region links
  components: {
    MuiLink: { defaultProps: { component: NextLink } as LinkProps },
    MuiButtonBase: { defaultProps: { LinkComponent: NextLink } },
  },
  // #endregion
});
