import { Experimental_CssVarsProvider as CssVarsProvider } from 'material-v5/styles';
import { createLibrary, IN_PAGE } from '../createLibrary';
import { createMaterialTheme } from './createMaterialTheme';

/** Wraps a demo in the default theme of Material UI 5. */
export default createLibrary('material', createMaterialTheme, ({ theme, children }) => (
  <CssVarsProvider theme={theme} {...IN_PAGE}>
    {children}
  </CssVarsProvider>
));
