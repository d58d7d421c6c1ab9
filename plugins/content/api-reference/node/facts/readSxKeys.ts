import {
  createTheme,
  unstable_defaultSxConfig as sxConfig,
  unstable_styleFunctionSx as styleFunctionSx,
} from '@mui/system';

interface SxKeyRow {
  /** Names for the same style, the shortest first. */
  readonly keys: readonly string[];
  /** CSS properties. Empty when an object of the theme decides. */
  readonly css: readonly string[];
  /** The part of the theme that has the values. */
  readonly themeKey: string | null;
  /** A number, and what it becomes when `sx` converts it. */
  readonly example: readonly [number, string] | null;
}

const theme = createTheme();

/** Returns the CSS of a key, with what is in a media query at the top. */
function cssOf(key: string, value: number | string): [string, unknown][] {
  const css: object = styleFunctionSx({ sx: { [key]: value }, theme }) ?? {};
  return Object.entries(css).flatMap(([name, content]) =>
    typeof content === 'object' && content !== null
      ? Object.entries(content).map(([inner, own]): [string, unknown] => [
          `${inner} (${name})`,
          own,
        ])
      : [[name, content] as [string, unknown]],
  );
}

function findThemeKey(key: string): string | null {
  const { themeKey } = sxConfig[key] ?? {};
  if (themeKey !== undefined) return themeKey;
  if (cssOf(key, 2)[0]?.[1] === theme.spacing(2)) return 'spacing';
  return cssOf(key, 'sm')[0]?.[1] === theme.breakpoints.values.sm ? 'breakpoints.values' : null;
}

function findExample(key: string): SxKeyRow['example'] {
  for (const number of [2, 0.5]) {
    const converted = cssOf(key, number)[0]?.[1];
    if (converted !== undefined && converted !== number) {
      return [number, typeof converted === 'number' ? `${converted}px` : String(converted)];
    }
  }
  return null;
}

/** Returns the keys that `sx` knows by its own configuration, in its order. */
export function readSxKeys(): SxKeyRow[] {
  const rows = new Map<string, SxKeyRow>();
  for (const key of Object.keys(sxConfig)) {
    const css = cssOf(key, 'text').map(([name]) => name);
    const row = { css, themeKey: findThemeKey(key), example: findExample(key) };
    const style = JSON.stringify(row);
    const keys = [...(rows.get(style)?.keys ?? []), key].sort((a, b) => a.length - b.length);
    rows.set(style, { keys, ...row });
  }
  return [...rows.values()];
}
