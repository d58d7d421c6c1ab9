/**
 * A theme as text, for addresses and storage: the version of the format, a dot, and the theme as JSON in base64url.
 * Nothing is the empty text.
 */

import { parseJson } from '@site/src/prefs/json';
import { WORN_THEME_LIMIT } from '@site/src/prefs/wornTheme';
import { NO_THEME, readTheme, type BuiltTheme } from './themeModel';

const VERSION = '1';

/** What of a text could not be read: all of it, because of its format or its version, or some values. */
export type TextProblem = 'unreadable' | 'version' | 'values';

export interface DecodedTheme {
  readonly theme: BuiltTheme;
  readonly problem: TextProblem | null;
}

export function encodeTheme(theme: BuiltTheme): string {
  if (Object.keys(theme).length === 0) return '';
  const bytes = new TextEncoder().encode(JSON.stringify(theme));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `${VERSION}.${base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`;
}

function fromBase64(text: string): unknown {
  try {
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Reads any text; never throws. */
export function decodeTheme(text: string): DecodedTheme {
  if (text === '') return { theme: NO_THEME, problem: null };
  const none = (problem: TextProblem) => ({ theme: NO_THEME, problem });
  const parts = /^(\d{1,3})\.([\w-]+)$/.exec(text);
  if (!parts || text.length > WORN_THEME_LIMIT) return none('unreadable');
  const [, version, content = ''] = parts;
  if (version !== VERSION) return none('version');
  const value = fromBase64(content);
  if (value === undefined) return none('unreadable');
  const { theme, refused } = readTheme(value);
  return { theme, problem: refused > 0 ? 'values' : null };
}
