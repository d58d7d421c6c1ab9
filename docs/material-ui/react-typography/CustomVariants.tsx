import type * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

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

export default function CustomVariants() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ maxWidth: 420, color: 'text.primary' }}>
        <Typography sx={{ mb: 2 }}>
          For thirty years, Ruth Baker has drilled into the beds of lakes.
        </Typography>
        <Typography variant="pullQuote">
          Mud is a diary. You only need to turn the pages.
        </Typography>
      </Box>
    </ThemeProvider>
  );
}
