/** Preferences: keys, allowed values, defaults and parsing of stored values (spec §3, §4, §9). */

import { STYLING_OF_PREFIX, type CodeStyling, type CodeVariant } from '../site/demoHash';
import { COOKIE_NAMES, STORAGE_KEYS } from '../site/storageKeys';
import type { PaletteMode } from '../site/tokens';
import { choice } from './preference';

export type Mode = 'system' | 'light' | 'dark';
export type Direction = 'ltr' | 'rtl';
export type PackageManager = 'npm' | 'pnpm' | 'yarn';
export type SlashKey = 'on' | 'off';

export const modePreference = choice<Mode>(
  STORAGE_KEYS.mode,
  // In the order of the toggle.
  ['system', 'light', 'dark'],
  'system',
);

export const directionPreference = choice<Direction>(STORAGE_KEYS.direction, ['ltr', 'rtl'], 'ltr');

/** The same in the browser: without a choice, the direction of the page's language. */
export const pageDirectionPreference = {
  ...directionPreference,
  parse: (stored: unknown) =>
    directionPreference.values.find((value) => value === stored) ??
    directionPreference.parse(document.documentElement.dir),
};

export const packageManagerPreference = choice<PackageManager>(
  STORAGE_KEYS.packageManager,
  ['npm', 'pnpm', 'yarn'],
  'npm',
);

/** Whether the key `/` opens the search (WCAG 2.1.4). */
export const slashKeyPreference = choice<SlashKey>(STORAGE_KEYS.slashKey, ['on', 'off'], 'on');

/** Language of demo source. */
export const codeVariantPreference = choice<CodeVariant>(
  COOKIE_NAMES.codeVariant,
  ['TS', 'JS'],
  'TS',
);

/** Styling of demos that have several. */
export const codeStylingPreference = choice<CodeStyling>(
  COOKIE_NAMES.codeStyling,
  Object.values(STYLING_OF_PREFIX),
  'MUI System',
);

/** Modes with a palette. */
export const PALETTE_MODES: readonly PaletteMode[] = ['light', 'dark'];

/** Returns the mode after `mode`: system -> light -> dark -> system. */
export function nextMode(mode: Mode): Mode {
  const { values, defaultValue } = modePreference;
  return values[(values.indexOf(mode) + 1) % values.length] ?? defaultValue;
}

/** Whether `value` is a colour scheme of the site's theme. */
export function isPaletteMode(value: unknown): value is PaletteMode {
  return PALETTE_MODES.some((mode) => mode === value);
}

/** Returns the console error for a colour scheme that the theme does not have (spec §5, §8). */
export function unsupportedColorSchemeMessage(name: unknown): string {
  return `\`${String(name)}\` does not exist in \`theme.colorSchemes\`.`;
}

/**
 * Attribute of buttons that select the next colour mode. The boot script handles them until
 * hydration; React's handler must call `preventDefault()`, which tells the boot script to ignore
 * the event.
 */
export const COLOR_MODE_TOGGLE_ATTRIBUTE = 'data-color-mode-toggle';
