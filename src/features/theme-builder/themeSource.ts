import { familyOf, tableOf, themeOptionsOf, type BuiltTheme } from '@site/src/features/built-theme';

const NAME = /^(?:[a-z_$][\w$]*|\d+)$/i;

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, String.raw`\$&`)}'`;
}

/** Writes plain data as Prettier does, as far as a theme needs it. */
function written(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Object.keys(value).length === 0) return '{}';
  const inside = `${indent}  `;
  const lines = Object.entries(value).map(
    ([key, of]) => `${inside}${NAME.test(key) ? key : quoted(key)}: ${written(of, inside)},\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

/** Returns the options in `theme.ts`: what the theme sets, and both color schemes, which Joy UI has in any case. */
export function sourceOptions(theme: BuiltTheme) {
  const options = themeOptionsOf(theme);
  if (familyOf(theme) === 'joy') return options;
  const { colorSchemes, ...others } = options;
  return {
    // Classes of the root element, so that users can choose a mode.
    cssVariables: { colorSchemeSelector: 'class' },
    colorSchemes: { light: colorSchemes?.light ?? true, dark: colorSchemes?.dark ?? true },
    ...others,
  };
}

/** Returns the content of `theme.ts`. */
export function themeSource(theme: BuiltTheme): string {
  const { creator, styles } = tableOf(theme);
  return `import { ${creator} } from '${styles}';

export const theme = ${creator}(${written(sourceOptions(theme))});
`;
}
