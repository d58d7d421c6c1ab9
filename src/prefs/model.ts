/** What a reader can choose: keys, allowed values, defaults and how stored values are read (spec §3, §4, §9). */

import { STYLING_OF_PREFIX, type CodeStyling, type CodeVariant } from '../site/demoHash';
import { COOKIE_NAMES, STORAGE_KEYS } from '../site/storageKeys';
import type { PaletteMode } from '../site/tokens';
import { choice } from './preference';

export type Mode = 'system' | 'light' | 'dark';
export type Direction = 'ltr' | 'rtl';
export type PackageManager = 'npm' | 'pnpm' | 'yarn';

export const modePreference = choice<Mode>(
  STORAGE_KEYS.mode,
  // In the order in which the toggle goes round.
  ['system', 'light', 'dark'],
  'system',
);

export const directionPreference = choice<Direction>(STORAGE_KEYS.direction, ['ltr', 'rtl'], 'ltr');

export const packageManagerPreference = choice<PackageManager>(
  STORAGE_KEYS.packageManager,
  ['npm', 'pnpm', 'yarn'],
  'npm',
);

/** The language in which demos show their source. */
export const codeVariantPreference = choice<CodeVariant>(
  COOKIE_NAMES.codeVariant,
  ['TS', 'JS'],
  'TS',
);

/** The way in which demos are styled, where they come in several. */
export const codeStylingPreference = choice<CodeStyling>(
  COOKIE_NAMES.codeStyling,
  Object.values(STYLING_OF_PREFIX),
  'MUI System',
);

/** The palettes' modes, as words that may come from outside. */
export const PALETTE_MODES: readonly PaletteMode[] = ['light', 'dark'];

/** The mode after `mode`: system -> light -> dark -> system. */
export function nextMode(mode: Mode): Mode {
  const { values, defaultValue } = modePreference;
  return values[(values.indexOf(mode) + 1) % values.length] ?? defaultValue;
}

/** Light or dark, given the reader's choice and what the operating system prefers (spec §4). */
export function effectiveMode(mode: Mode, systemPrefersDark: boolean): PaletteMode {
  if (mode !== 'system') return mode;
  return systemPrefersDark ? 'dark' : 'light';
}

/** Whether `value` is one of the colour schemes the site's theme has. */
export function isPaletteMode(value: unknown): value is PaletteMode {
  return PALETTE_MODES.some((mode) => mode === value);
}

/** The console error for a colour scheme that the theme does not have (spec §5, §8). */
export function unsupportedColorSchemeMessage(name: unknown): string {
  return `\`${String(name)}\` does not exist in \`theme.colorSchemes\`.`;
}
