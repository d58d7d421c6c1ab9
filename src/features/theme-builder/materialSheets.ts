import { createTheme } from '@mui/material/styles';
import type { BuiltTheme } from '@site/src/features/built-theme';
import type { StyleRules } from '@site/src/features/demo';
import { sourceOptions } from './themeSource';

/** The style sheets of a theme of Material UI, which this loads. */
export const sheetsOf = (theme: BuiltTheme): readonly StyleRules[] =>
  createTheme(sourceOptions(theme)).generateStyleSheets();
