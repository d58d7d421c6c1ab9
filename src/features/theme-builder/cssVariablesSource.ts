import { createTheme } from '@mui/material/styles';
import { NO_THEME, type BuiltTheme } from '@site/src/features/built-theme';
import { changedRules, type StyleRules } from '@site/src/features/demo';
import { sourceOptions } from './themeSource';

const sheetsOf = (theme: BuiltTheme): readonly StyleRules[] =>
  createTheme(sourceOptions(theme)).generateStyleSheets();

/** Returns the CSS variables that a theme changes; empty if there are none. Loads the library. */
export function cssVariablesSource(theme: BuiltTheme): string {
  const changes = changedRules(sheetsOf(NO_THEME), sheetsOf(theme));
  return Object.entries(changes)
    .map(([selector, variables]) => {
      const lines = Object.entries(variables).map(
        ([name, value]) => `  ${name}: ${String(value)};\n`,
      );
      return `${selector} {\n${lines.join('')}}\n`;
    })
    .join('\n');
}
