/**
 * A theme as text, for addresses and storage: the version of the format, a dot, and the theme as JSON in base64url.
 * The first version has themes of Material UI only, the second also those of other libraries. The empty text is the
 * library's own theme.
 */

import { parseJson } from '@site/src/prefs/json';
import { WORN_THEME_LIMIT } from '@site/src/prefs/wornTheme';
import { familyOf, NO_THEME, readTheme, type BuiltTheme } from './themeModel';

const VERSIONS = { material: '1', joy: '2' } as const;

/** What of a text could not be read: all of it, because of its format or its version, or some values. */
export type TextProblem = 'unreadable' | 'version' | 'values';

export interface DecodedTheme {
  readonly theme: BuiltTheme;
  readonly problem: TextProblem | null;
}

export function encodeTheme(theme: BuiltTheme): string {
  // `btoa` takes bytes only: those of UTF-8.
  const bytes = encodeURIComponent(JSON.stringify(theme)).replace(/%(..)/g, (_escape, code) =>
    String.fromCharCode(Number.parseInt(String(code), 16)),
  );
  const base64 = btoa(bytes);
  return `${VERSIONS[familyOf(theme)]}.${base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`;
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

/** Reads any text; never throws. `plain` is the theme if there is none. */
export function decodeTheme(text: string, plain: BuiltTheme = NO_THEME): DecodedTheme {
  if (text === '') return { theme: plain, problem: null };
  const none = (problem: TextProblem) => ({ theme: plain, problem });
  const parts = /^(\d{1,3})\.([\w-]+)$/.exec(text);
  if (!parts || text.length > WORN_THEME_LIMIT) return none('unreadable');
  const [, version, content = ''] = parts;
  if (version !== VERSIONS.material && version !== VERSIONS.joy) return none('version');
  const value = fromBase64(content);
  if (value === undefined) return none('unreadable');
  const { theme, refused } = readTheme(value);
  return { theme, problem: refused > 0 ? 'values' : null };
}
