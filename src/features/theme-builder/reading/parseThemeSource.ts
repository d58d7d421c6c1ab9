import {
  plainTheme,
  readTheme,
  readValue,
  tableOf,
  themeOptionsOf,
  withValue,
  type BuiltTheme,
  type ColorRole,
  type FamilyName,
  type SettingId,
  type SettingValue,
  type ThemeFamily,
} from '@site/src/features/built-theme';
import {
  asObject,
  childrenOf,
  OBJECT,
  parseCode,
  TSX,
  TYPESCRIPT,
  withoutFence,
} from '@site/src/features/pasted-code';
import * as hues from '@mui/material/colors';
import { isRecord } from '@site/src/prefs/json';
import { parseColorInput } from '@site/src/site/colorInput';
import type { Node, ObjectExpression } from '@babel/types';
import type { PaletteMode } from '@site/src/site/tokens';
import { readLiterals, type HueReference, type Leaf } from './readLiterals';

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

/** The object that makes the theme: that of a call, else the first one. */
function findObject(root: Node): ObjectExpression | null {
  let first: ObjectExpression | null = null;
  const nodes = [root];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (node.type === 'ObjectExpression') first ??= node;
    if (
      node.type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      CREATORS.has(node.callee.name)
    ) {
      const options = asObject(node.arguments[0]);
      if (options) return options;
    }
    nodes.push(...childrenOf(node).reverse());
  }
  return first;
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

type ReadSetting = readonly [SettingId, SettingValue];

/** The setting at a place of the palette, and its value. */
function colorAt(
  { colors }: ThemeFamily,
  mode: PaletteMode,
  place: readonly string[],
  value: Leaf['value'],
): ReadSetting | null {
  const isHue = typeof value === 'object' && value?.shade === null;
  for (const [role, setting] of colors) {
    // A whole hue is the palette of Material UI's `main`.
    const own = isHue && !setting.shades ? [role] : setting.place;
    const color = isSame(own, place) && colorOf(value, role);
    if (color) return [`${mode}.${role}`, color];
  }
  return null;
}

/** What says nothing of its own: the schemes and the variables that each theme has here. */
function isImplied([first, ...rest]: readonly string[], value: Leaf['value']): boolean {
  if (first === 'cssVariables') return true;
  return first === 'colorSchemes' && rest.length === 1 && value === true;
}

function settingAt(
  table: ThemeFamily,
  { place, value }: Leaf,
  paletteMode: PaletteMode,
): ReadSetting | null {
  const [first, mode, third, ...rest] = place;
  if (first === 'palette') return colorAt(table, paletteMode, place.slice(1), value);
  if (first === 'colorSchemes' && third === 'palette' && (mode === 'light' || mode === 'dark')) {
    return colorAt(table, mode, rest, value);
  }
  for (const [name, setting] of table.settings) {
    if (!setting.place || !isSame(setting.place, place)) continue;
    const read = value === null || typeof value === 'object' ? null : readValue(setting, value);
    return read === null ? null : [name, read];
  }
  return null;
}

/** Whether a theme sets what is at a place, such as a shade of its color. */
function isSetBy(options: unknown, { place, value }: Leaf): boolean {
  const found = place.reduce<unknown>(
    (branch, key) => (isRecord(branch) && Object.hasOwn(branch, key) ? branch[key] : undefined),
    options,
  );
  return found !== undefined && found === value;
}

function themeOfLeaves(
  leaves: readonly Leaf[],
  plain: BuiltTheme,
): Pick<ParsedSource, 'theme' | 'notTaken'> {
  const table = tableOf(plain);
  const modeLeaf = leaves.find(({ place }) => isSame(place, ['palette', 'mode']));
  const paletteMode = modeLeaf?.value === 'dark' ? 'dark' : 'light';
  const isDense = table.densePlaces.every(([place, value]) =>
    leaves.some((leaf) => isSame(leaf.place, place) && leaf.value === value),
  );

  let theme = isDense ? withValue(plain, 'dense', true) : plain;
  const others: Leaf[] = [];
  for (const leaf of leaves) {
    if (leaf === modeLeaf || isImplied(leaf.place, leaf.value)) continue;
    const setting = settingAt(table, leaf, paletteMode);
    if (setting && readTheme({ ...plain, [setting[0]]: setting[1] }).refused === 0) {
      theme = withValue(theme, ...setting);
    } else {
      others.push(leaf);
    }
  }
  const options = themeOptionsOf(theme);
  const notTaken = others.filter((leaf) => !isSetBy(options, leaf));
  return { theme, notTaken: notTaken.map(({ place }) => place.join('.')) };
}

/** The library that a source imports from. */
function importedFamily(source: string): FamilyName | undefined {
  const [, library] = /['"]@mui\/(joy|material)\b/.exec(source) ?? [];
  return library === 'joy' || library === 'material' ? library : undefined;
}

/** What was parsed, `null` if it is no code, or nested too deeply to be a theme. */
function parseSource(source: string): Node | null {
  const code = withoutFence(source);
  const isObject = code.trimStart().startsWith('{');
  try {
    const parsed = parseCode(code, isObject ? [OBJECT] : [TSX, TYPESCRIPT]);
    return 'ast' in parsed ? parsed.ast : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Reads the theme of a pasted text, which is never run: literals, and colors of `@mui/material/colors`.
 * @param family The library, if the text imports none.
 */
export function parseThemeSource(source: string, family: FamilyName): ParsedSource {
  const plain = plainTheme(importedFamily(source) ?? family);
  const none = (problem: SourceProblem) => ({ theme: plain, notTaken: [], problem });
  if (source.length > SOURCE_LIMIT) return none('tooLong');
  const root = parseSource(source);
  if (!root) return none(source.includes('{') ? 'incomplete' : 'noTheme');
  const object = findObject(root);
  if (!object) return none('noTheme');
  const { leaves, others } = readLiterals(object);
  const { theme, notTaken } = themeOfLeaves(leaves, plain);
  const listed = [...notTaken, ...others.map((place) => place.join('.'))];
  return {
    theme,
    notTaken: listed.slice(0, LISTED).map((place) => place.slice(0, NAME_LIMIT)),
    problem: null,
  };
}
