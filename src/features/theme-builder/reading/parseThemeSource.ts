import {
  DENSE_PLACES,
  NO_THEME,
  PALETTE_PLACES,
  readTheme,
  SETTINGS,
  SETTING_NAMES,
  withValue,
  type BuiltTheme,
  type ColorRole,
  type SettingId,
  type SettingValue,
} from '@site/src/features/built-theme';
import * as hues from '@mui/material/colors';
import { parseColorInput } from '@site/src/site/colorInput';
import type { PaletteMode } from '@site/src/site/tokens';
import { IncompleteError, readLiterals, type HueReference, type Leaf } from './readLiterals';
import { tokensOf, type Token } from './tokens';

/** Limit of a pasted text, in letters. */
export const SOURCE_LIMIT = 50_000;
const LISTED = 40;
const NAME_LIMIT = 80;

export type SourceProblem = 'tooLong' | 'noTheme' | 'incomplete';

export interface ParsedSource {
  readonly theme: BuiltTheme;
  /** Places in the source that were not taken over, such as `palette.tonalOffset`. */
  readonly notTaken: readonly string[];
  readonly problem: SourceProblem | null;
}

const CREATORS = new Set(['createTheme', 'extendTheme', 'experimental_extendTheme']);

/** Index of the object that makes the theme: that of a call, else the first that is a value. */
function findObject(tokens: readonly Token[]): number {
  const isAt = (index: number, value: string) =>
    tokens[index]?.kind === 'other' && tokens[index].value === value;
  const call = tokens.findIndex(
    ({ kind, value }, index) =>
      kind === 'name' &&
      CREATORS.has(value as string) &&
      isAt(index + 1, '(') &&
      isAt(index + 2, '{'),
  );
  if (call !== -1) return call + 2;
  return tokens.findIndex((_token, index) => {
    if (!isAt(index, '{')) return false;
    const before = tokens[index - 1];
    return !before || isAt(index - 1, '=') || isAt(index - 1, '(') || before.value === 'default';
  });
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((key, index) => key === b[index]);

/** The color of a hue's shade; without a shade the one that the library takes as `main`. */
function colorOfHue({ hue, shade }: HueReference, role: ColorRole): string | undefined {
  if (hue === 'common' || !Object.hasOwn(hues, hue)) return undefined;
  const shades: Readonly<Record<string, string>> =
    hues[hue as Exclude<keyof typeof hues, 'common'>];
  const chosen = shade ?? (role === 'secondary' ? 'A400' : '500');
  return Object.hasOwn(shades, chosen) ? shades[chosen] : undefined;
}

function colorOf(value: Leaf['value'], role: ColorRole): string | undefined {
  if (typeof value === 'string') return parseColorInput(value);
  return typeof value === 'object' && value ? colorOfHue(value, role) : undefined;
}

/** The setting at a place of the palette, and its value. */
function colorAt(
  mode: PaletteMode,
  place: readonly string[],
  value: Leaf['value'],
): readonly [SettingId, SettingValue] | null {
  const roles = Object.keys(PALETTE_PLACES) as ColorRole[];
  const isHue = typeof value === 'object' && value?.shade === null;
  const role = roles.find((name) =>
    isHue ? isSame([name], place) : isSame(PALETTE_PLACES[name], place),
  );
  const color = role && colorOf(value, role);
  return color ? [`${mode}.${role}`, color] : null;
}

/** What says nothing of its own: the schemes and the variables that each theme has here. */
function isImplied([first, ...rest]: readonly string[], value: Leaf['value']): boolean {
  if (first === 'cssVariables') return true;
  return first === 'colorSchemes' && rest.length === 1 && value === true;
}

function settingAt(
  { place, value }: Leaf,
  paletteMode: PaletteMode,
): readonly [SettingId, SettingValue] | null {
  const [first, mode, third, ...rest] = place;
  if (first === 'palette') return colorAt(paletteMode, place.slice(1), value);
  if (first === 'colorSchemes' && third === 'palette' && (mode === 'light' || mode === 'dark')) {
    return colorAt(mode, rest, value);
  }
  const name = SETTING_NAMES.find((candidate) => {
    const own = SETTINGS[candidate].place;
    return own !== null && isSame(own, place);
  });
  return name && value !== null && typeof value !== 'object' ? [name, value] : null;
}

function themeOfLeaves(leaves: readonly Leaf[]): Pick<ParsedSource, 'theme' | 'notTaken'> {
  const modeLeaf = leaves.find(({ place }) => isSame(place, ['palette', 'mode']));
  const paletteMode = modeLeaf?.value === 'dark' ? 'dark' : 'light';
  const isDense = DENSE_PLACES.every(([place, value]) =>
    leaves.some((leaf) => isSame(leaf.place, place) && leaf.value === value),
  );
  const ofDensity = (leaf: Leaf) =>
    isDense && DENSE_PLACES.some(([place]) => isSame(place, leaf.place));

  let theme = isDense ? withValue(NO_THEME, 'dense', true) : NO_THEME;
  const notTaken: string[] = [];
  for (const leaf of leaves) {
    if (leaf === modeLeaf || ofDensity(leaf) || isImplied(leaf.place, leaf.value)) continue;
    const setting = settingAt(leaf, paletteMode);
    if (setting && readTheme({ [setting[0]]: setting[1] }).refused === 0) {
      theme = withValue(theme, ...setting);
    } else {
      notTaken.push(leaf.place.join('.'));
    }
  }
  return { theme, notTaken };
}

/** Reads the theme of a pasted text, which is never run: literals, and colors of `@mui/material/colors`. */
export function parseThemeSource(source: string): ParsedSource {
  const none = (problem: SourceProblem) => ({ theme: NO_THEME, notTaken: [], problem });
  if (source.length > SOURCE_LIMIT) return none('tooLong');
  const tokens = tokensOf(source);
  const start = findObject(tokens);
  if (start === -1) return none('noTheme');
  try {
    const { leaves, others } = readLiterals(tokens, start);
    const { theme, notTaken } = themeOfLeaves(leaves);
    const listed = [...notTaken, ...others.map((place) => place.join('.'))];
    return {
      theme,
      notTaken: listed.slice(0, LISTED).map((place) => place.slice(0, NAME_LIMIT)),
      problem: null,
    };
  } catch (error) {
    if (error instanceof IncompleteError) return none('incomplete');
    throw error;
  }
}
