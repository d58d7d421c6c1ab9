/** Palette colours that the reader has set for the demos. Pure (spec §3). */

import { COOKIE_NAMES } from '../site/storageKeys';
import { palettes, type PaletteName } from '../site/tokens';
import { isRecord, parseJson } from './json';
import type { Preference } from './preference';

/** Palette name -> (`main` or a shade such as `500`) -> CSS colour. */
export type PaletteColors = Readonly<
  Partial<Record<PaletteName, Readonly<Record<string, string>>>>
>;

const NO_COLORS: PaletteColors = {};

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const NUMBER = String.raw`(?:\d{1,3}(?:\.\d{1,9})?|\.\d{1,9})`;
const FUNCTION = new RegExp(
  String.raw`^(?:rgb|hsl)a?\(\s*${NUMBER}(?:\s*,\s*${NUMBER}%?){2,3}\s*\)$`,
);

/** Accepts only notations that the libraries can parse. */
function isColor(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string' && (HEX.test(entry[1]) || FUNCTION.test(entry[1]));
}

function isPaletteName(name: string): name is PaletteName {
  return Object.hasOwn(palettes.light, name);
}

/** Keeps known palettes with valid colours. */
function parsePaletteColors(stored: unknown): PaletteColors {
  const value = parseJson(stored);
  if (!isRecord(value)) return NO_COLORS;
  const colors: Partial<Record<PaletteName, Record<string, string>>> = {};
  for (const [name, shades] of Object.entries(value)) {
    if (!isPaletteName(name) || !isRecord(shades)) continue;
    const valid = Object.entries(shades).filter(isColor);
    if (valid.length > 0) colors[name] = Object.fromEntries(valid);
  }
  return Object.keys(colors).length > 0 ? colors : NO_COLORS;
}

/** Stored as JSON object; nothing is stored without colours. */
export const paletteColorsPreference: Preference<PaletteColors> = {
  key: COOKIE_NAMES.paletteColors,
  defaultValue: NO_COLORS,
  parse: parsePaletteColors,
  serialize: (colors) => (Object.keys(colors).length > 0 ? JSON.stringify(colors) : null),
};
