import { createTheme } from '@mui/material/styles';
import { themeOptionsOf, type BuiltTheme } from '@site/src/features/built-theme';
import { changedRules, type StyleRules } from '@site/src/features/demo';
import { CSS_VARIABLES } from './themeSource';

const sheetsOf = (options: object): readonly StyleRules[] =>
  createTheme({ ...options, cssVariables: CSS_VARIABLES }).generateStyleSheets();

/** Returns the CSS variables that a theme changes; empty if there are none. Loads the library. */
export function cssVariablesSource(theme: BuiltTheme): string {
  const changes = changedRules(sheetsOf({}), sheetsOf(themeOptionsOf(theme)));
  return Object.entries(changes)
    .map(([selector, variables]) => {
      const lines = Object.entries(variables).map(
        ([name, value]) => `  ${name}: ${String(value)};\n`,
      );
      return `${selector} {\n${lines.join('')}}\n`;
    })
    .join('\n');
}
