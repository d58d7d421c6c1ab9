/** Reads and writes the syntax of `document.cookie`. Pure. */

/** Lifetime of cookies in seconds: one year (spec §9). */
const MAX_AGE = 31_536_000;

/** Minimum cookie size in bytes that browsers support, including attributes. */
const MAX_BYTES = 4096;

/**
 * Visible ASCII and inner spaces, except `;` and `%`, which have a meaning in cookies and escapes.
 */
const PLAIN = /^(?! )[ -$&-:<-~]*(?<! )$/;

function unescapeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * Returns the decoded value of the cookie `name` in `cookies` (`a=1; b=2`); `null` if it is absent.
 */
export function readCookie(cookies: string, name: string): string | null {
  const cookie = cookies
    .split(';')
    .map((text) => text.trim())
    .find((text) => text.startsWith(`${name}=`));
  return cookie === undefined ? null : unescapeValue(cookie.slice(name.length + 1));
}

const withAttributes = (cookie: string, maxAge: number) =>
  `${cookie};path=/;max-age=${maxAge};SameSite=Lax`;

/** Returns the `document.cookie` text that deletes the cookie `name`. */
export function expiredCookie(name: string): string {
  return withAttributes(`${name}=`, 0);
}

/**
 * Returns the `document.cookie` text that stores `value` for a year; for a value that is too long,
 * the text that deletes the cookie. Escapes only where necessary.
 */
export function keptCookie(name: string, value: string): string {
  const text = withAttributes(
    `${name}=${PLAIN.test(value) ? value : encodeURIComponent(value)}`,
    MAX_AGE,
  );
  return text.length > MAX_BYTES ? expiredCookie(name) : text;
}
