/** Deletes the provider's cookies. Pure, except for `removeAnalyticsCookies`. */

import { expiredCookie } from '@site/src/prefs/cookies';
import { ANALYTICS_COOKIE_PREFIX } from '@site/src/site/analyticsEvents';

/** Domains for which a page at `hostname` can delete cookies; `undefined` is the host itself. */
function cookieDomains(hostname: string): (string | undefined)[] {
  const labels = hostname.split('.');
  const parents = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  return [undefined, ...parents];
}

/**
 * Returns `document.cookie` texts that delete the provider's cookies among `cookies` (`a=1; b=2`).
 * A cookie's domain is not readable, so there is a text per possible domain.
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

/** Deletes the provider's cookies. Browser only; does nothing if cookies are blocked. */
export function removeAnalyticsCookies(): void {
  try {
    for (const cookie of expiredAnalyticsCookies(document.cookie, window.location.hostname)) {
      document.cookie = cookie;
    }
  } catch {
    // Sandboxed frames throw on access to cookies.
  }
}
