import { createTheme } from '@mui/material/styles';
import { COLOR_SCHEME_SELECTOR, type DemoTheme } from '@site/plugins/content/demos/contract';
import { createThemeWith } from '../createThemeWith';
import { siteThemeOptions, type MaterialThemeSettings } from '../materialComponents';

/**
 * The default theme with the reader's settings and a demo's theme file, for content in the document `container`.
 * The mode is left to CSS variables.
 */
export function createMaterialTheme(
  settings: MaterialThemeSettings,
  container?: Document,
  own?: DemoTheme,
  shownAs?: string,
) {
  return createThemeWith(
    own,
    siteThemeOptions(settings, container),
    (options, cssVarPrefix) =>
      createTheme({
        ...options,
        cssVariables: { colorSchemeSelector: COLOR_SCHEME_SELECTOR, cssVarPrefix },
      }),
    shownAs,
  );
}
