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
  // `btoa` takes bytes only: those of UTF-8.
  const bytes = encodeURIComponent(JSON.stringify(theme)).replace(/%(..)/g, (_escape, code) =>
    String.fromCharCode(Number.parseInt(String(code), 16)),
  );
  const base64 = btoa(bytes);
  return `${VERSION}.${base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`;
}

function fromBase64(text: string): unknown {
  try {
    const bytes = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    const escaped = Array.from(
      bytes,
      (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`,
    );
    return parseJson(decodeURIComponent(escaped.join('')));
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
