import { CssVarsProvider } from '@mui/joy/styles';
import { createLibrary, IN_PAGE } from '../createLibrary';
import { createJoyTheme } from './createJoyTheme';

/** Wraps a demo in Joy UI's default theme. */
export default createLibrary('joy', createJoyTheme, ({ theme, children }) => (
  <CssVarsProvider theme={theme} {...IN_PAGE}>
    {children}
  </CssVarsProvider>
));
