import { createTheme } from '@mui/material/styles';
import type { ThemeEntry } from '../../contract';

/** The configuration of the `sx` prop has a list of its own (`readSxKeys.ts`). */
const LEFT_OUT: ReadonlySet<string> = new Set(['unstable_sxConfig']);

/** An empty object is a value. */
const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Returns a value as in code; functions have no code that is worth showing. */
const toText = (value: unknown): string =>
  typeof value === 'function' ? 'ƒ' : (JSON.stringify(value) ?? 'undefined');

const entriesOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(isGroup(value) ? Object.entries(value) : []);

function toEntries(light: unknown, dark: unknown): ThemeEntry[] {
  const lightValues = entriesOf(light);
  const darkValues = entriesOf(dark);
  const keys = [...new Set([...lightValues.keys(), ...darkValues.keys()])];
  return keys
    .filter((key) => !LEFT_OUT.has(key))
    .map((key): ThemeEntry => {
      const [inLight, inDark] = [lightValues.get(key), darkValues.get(key)];
      if (isGroup(inLight)) {
        return { key, isList: Array.isArray(inLight), entries: toEntries(inLight, inDark) };
      }
      const [text, darkText] = [toText(inLight), toText(inDark)];
      return { key, text, dark: darkText === text ? undefined : darkText };
    });
}

/** Returns the default theme of Material UI, with what differs in dark mode beside it. */
export function readDefaultTheme(): ThemeEntry[] {
  return toEntries(createTheme(), createTheme({ palette: { mode: 'dark' } }));
}
