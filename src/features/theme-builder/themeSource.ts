import { themeOptionsOf, type BuiltTheme } from '@site/src/features/built-theme';

const NAME = /^[a-z_$][\w$]*$/i;

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, String.raw`\$&`)}'`;
}

/** Writes plain data as Prettier does, as far as a theme needs it. */
function written(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inside = `${indent}  `;
  const lines = Object.entries(value).map(
    ([key, of]) => `${inside}${NAME.test(key) ? key : quoted(key)}: ${written(of, inside)},\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

/** Returns the options in `theme.ts`: both color schemes, and what the theme sets. */
export function sourceOptions(theme: BuiltTheme) {
  const { colorSchemes, ...others } = themeOptionsOf(theme);
  return {
    // Classes of the root element, so that users can choose a mode.
    cssVariables: { colorSchemeSelector: 'class' },
    colorSchemes: { light: colorSchemes?.light ?? true, dark: colorSchemes?.dark ?? true },
    ...others,
  };
}

/** Returns the content of `theme.ts`. */
export function themeSource(theme: BuiltTheme): string {
  return `import { createTheme } from '@mui/material/styles';

export const theme = createTheme(${written(sourceOptions(theme))});
`;
}
