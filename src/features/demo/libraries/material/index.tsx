import { ThemeProvider } from '@mui/material/styles';
import { createLibrary } from '../createLibrary';
import { createMaterialTheme } from './createMaterialTheme';

/** Wraps a demo in the default theme of Material UI; also used by libraries built on it. */
export default createLibrary('material', createMaterialTheme, ({ theme, children }) => (
  <ThemeProvider theme={theme} disableStyleSheetGeneration colorSchemeNode={null}>
    {children}
  </ThemeProvider>
));
