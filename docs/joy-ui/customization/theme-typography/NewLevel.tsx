import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

declare module '@mui/joy/styles' {
  interface TypographySystemOverrides {
    kicker: true;
  }
}

const theme = extendTheme({
  typography: {
    kicker: {
      fontSize: '0.75rem',
      fontWeight: 600,
      letterSpacing: '0.08em',
      textTransform: 'uppercase',
    },
  },
});

export default function NewLevel() {
  return (
    <CssVarsProvider theme={theme}>
      <div>
        <Typography level="kicker">Local news</Typography>
        <Typography level="title-lg">The old lighthouse gets a café</Typography>
      </div>
    </CssVarsProvider>
  );
}
