/** The provider's cookies as text. Pure. */

import { expiredCookie } from '@site/src/prefs/cookies';
import { ANALYTICS_COOKIE_PREFIX } from '@site/src/site/analyticsEvents';

/** The domains whose cookies a page at `hostname` can remove; the host itself first, as undefined. */
function cookieDomains(hostname: string): (string | undefined)[] {
  const labels = hostname.split('.');
  const parents = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  return [undefined, ...parents];
}

/**
 * The texts that make `document.cookie` drop the provider's cookies among `cookies` (`a=1; b=2`).
 * Which domain a cookie belongs to cannot be read, so there is a text for each that is possible.
 */
export function expiredAnalyticsCookies(cookies: string, hostname: string): string[] {
  const names = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('=', 1)[0] ?? '')
    .filter((name) => name.startsWith(ANALYTICS_COOKIE_PREFIX));
  return names.flatMap((name) =>
    cookieDomains(hostname).map(
      (domain) => `${expiredCookie(name)}${domain === undefined ? '' : `;domain=${domain}`}`,
    ),
  );
}

/** Removes the provider's cookies. Browser only; where cookies are blocked there is nothing to remove. */
export function removeAnalyticsCookies(): void {
  try {
    for (const cookie of expiredAnalyticsCookies(document.cookie, window.location.hostname)) {
      document.cookie = cookie;
    }
  } catch {
    // Forbidden, with an exception, in a sandboxed frame.
  }
}
