import { familyOf, plainTheme, type BuiltTheme } from '@site/src/features/built-theme';
import { changedRules, type StyleRules } from '@site/src/features/demo';

/** Returns the CSS variables that a theme changes; empty if there are none. */
export function cssVariablesSource(
  theme: BuiltTheme,
  sheetsOf: (theme: BuiltTheme) => readonly StyleRules[],
): string {
  const changes = changedRules(sheetsOf(plainTheme(familyOf(theme))), sheetsOf(theme));
  return Object.entries(changes)
    .map(([selector, variables]) => {
      const lines = Object.entries(variables).map(
        ([name, value]) => `  ${name}: ${String(value)};\n`,
      );
      return `${selector} {\n${lines.join('')}}\n`;
    })
    .join('\n');
}
