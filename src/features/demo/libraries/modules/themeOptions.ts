import deepmerge from '@mui/utils/deepmerge';
import type { DemoTheme } from '@site/plugins/content/demos/contract';

const written = new WeakMap<object, object>();

/** Remembers what a demo's theme was made of: a theme file is merged into the site's theme by its options. */
export function rememberOptions<T extends object>(
  theme: T,
  options: object,
  others: readonly object[],
): T {
  const first = written.get(options) ?? options;
  const merged = others.reduce<object>(
    (before, other) => deepmerge(before, written.get(other) ?? other),
    first,
  );
  written.set(theme, merged);
  return theme;
}

/**
 * Returns the options of a theme file.
 * @throws if it exports something else.
 */
export function optionsOf({ name, value }: DemoTheme): object {
  const options = written.get(value);
  if (options) return options;
  throw new Error(`The default export of the theme file ${name} must be what createTheme returns.`);
}
