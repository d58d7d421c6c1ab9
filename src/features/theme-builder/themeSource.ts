import { themeOptionsOf, type BuiltTheme } from '@site/src/features/built-theme';

/** `light` and `dark` are classes of the root element, so that users can choose a mode. */
export const CSS_VARIABLES = { colorSchemeSelector: 'class' } as const;

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

/** Returns the content of `theme.ts`: both color schemes, and what the theme sets. */
export function themeSource(theme: BuiltTheme): string {
  const { colorSchemes, ...others } = themeOptionsOf(theme);
  const options = {
    cssVariables: CSS_VARIABLES,
    colorSchemes: { light: colorSchemes?.light ?? true, dark: colorSchemes?.dark ?? true },
    ...others,
  };
  return `import { createTheme } from '@mui/material/styles';

export const theme = createTheme(${written(options)});
`;
}
