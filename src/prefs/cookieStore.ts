import { expiredCookie, keptCookie, readCookie } from './cookies';
import type { Preference } from './preference';
import type { OpenPreferenceStore } from './preferenceStore';

/** Sandboxed frames throw on access to cookies. */
function read(name: string): string | null {
  try {
    return readCookie(document.cookie, name);
  } catch {
    return null;
  }
}

function write(cookie: string) {
  try {
    document.cookie = cookie;
  } catch {
    // The choice lasts for the page.
  }
}

/** Whether `text` is unusable, rather than a way to write the default. */
function isMalformed<T>({ parse, serialize, defaultValue }: Preference<T>, text: string): boolean {
  return parse(text) === defaultValue && serialize(defaultValue) !== text;
}

/**
 * Stores a preference in a cookie. Cookies have no change events, so changes in other tabs are
 * noticed when this tab becomes visible. A malformed value is deleted.
 */
export const openCookieStore: OpenPreferenceStore = (preference, receive) => {
  const { key } = preference;
  const readValid = () => {
    const text = read(key);
    if (text === null || !isMalformed(preference, text)) return text;
    write(expiredCookie(key));
    return null;
  };

  const initial = readValid();
  let seen = initial;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    const text = readValid();
    if (text === seen) return;
    seen = text;
    receive(text);
  });
  return {
    initial,
    write: (text) => {
      write(text === null ? expiredCookie(key) : keptCookie(key, text));
      // Reads it back: a cookie that the browser rejects must not look like a change in another
      // tab.
      seen = read(key);
    },
  };
};
