/** Cookies as text: what `document.cookie` gives and takes. Pure. */

/** How long a cookie is kept, in seconds: one year (spec §9). */
const MAX_AGE = 31_536_000;

/** What browsers keep at least of one cookie, its attributes included, in bytes. */
const MAX_BYTES = 4096;

/** Visible ASCII and inner spaces, without `;`, which ends a cookie, and `%`, which starts an escape. */
const PLAIN = /^(?! )[ -$&-:<-~]*(?<! )$/;

function unescapeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The value of the cookie `name` in `cookies` (`a=1; b=2`), escaped or not; `null` without it. */
export function readCookie(cookies: string, name: string): string | null {
  const cookie = cookies
    .split(';')
    .map((text) => text.trim())
    .find((text) => text.startsWith(`${name}=`));
  return cookie === undefined ? null : unescapeValue(cookie.slice(name.length + 1));
}

const withAttributes = (cookie: string, maxAge: number) =>
  `${cookie};path=/;max-age=${maxAge};SameSite=Lax`;

/** The text that makes `document.cookie` drop the cookie `name`. */
export function expiredCookie(name: string): string {
  return withAttributes(`${name}=`, 0);
}

/**
 * The text that makes `document.cookie` keep `value` for a year; for a value that is too long to be
 * kept, the text that drops what was there before. Values are escaped only where they must be.
 */
export function keptCookie(name: string, value: string): string {
  const text = withAttributes(
    `${name}=${PLAIN.test(value) ? value : encodeURIComponent(value)}`,
    MAX_AGE,
  );
  return text.length > MAX_BYTES ? expiredCookie(name) : text;
}
