import type * as React from 'react';
import { createTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    pullQuote: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    pullQuote?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    pullQuote: true;
  }
}

const { typography } = createTheme();

const theme = createTheme({
  typography: {
    pullQuote: {
      ...typography.h5,
      fontStyle: 'italic',
      borderInlineStart: '4px solid',
      paddingInlineStart: 16,
    },
  },
  components: {
    MuiTypography: { defaultProps: { variantMapping: { pullQuote: 'blockquote' } } },
  },
});

export default theme;
