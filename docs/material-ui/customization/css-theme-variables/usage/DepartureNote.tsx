import Box from '@mui/material/Box';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

export default function DepartureNote() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={({ vars }) => ({
          m: 2,
          p: 2,
          border: `2px solid ${vars.palette.primary.main}`,
          boxShadow: vars.shadows[4],
          font: vars.font.body2,
        })}
      >
        The last ferry leaves at 22:15.
      </Box>
    </ThemeProvider>
  );
}
