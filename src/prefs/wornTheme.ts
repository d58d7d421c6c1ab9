/** The theme that demos wear. Pure. What its text means is in `src/features/built-theme`, which loads on demand. */

import { STORAGE_KEYS } from '../site/storageKeys';
import type { Preference } from './preference';

/** Limit of a theme's text, in letters. */
export const WORN_THEME_LIMIT = 3000;

const TEXT = /^\d+\.[\w-]+$/;

/** Stored as text; nothing is stored without a theme. */
export const wornThemePreference: Preference<string> = {
  key: STORAGE_KEYS.wornTheme,
  defaultValue: '',
  parse: (stored) =>
    typeof stored === 'string' && stored.length <= WORN_THEME_LIMIT && TEXT.test(stored)
      ? stored
      : '',
  serialize: (text) => (text === '' ? null : text),
};
