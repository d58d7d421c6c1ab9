import { extendTheme } from '@mui/joy/styles';
import { themeOptionsOf, type BuiltTheme } from '@site/src/features/built-theme';
import type { StyleRules } from '@site/src/features/demo';

/** The style sheets of a theme of Joy UI, which this loads. */
export const sheetsOf = (theme: BuiltTheme): readonly StyleRules[] =>
  extendTheme(themeOptionsOf(theme)).generateStyleSheets();
