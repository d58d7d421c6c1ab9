import { expiredCookie, keptCookie, readCookie } from './cookies';
import type { Preference } from './preference';
import type { OpenPreferenceStore } from './preferenceStore';

/** Cookies are forbidden, with an exception, in a sandboxed frame. */
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
    // The choice then holds for this page.
  }
}

/** Whether nothing of `text` can be used, although it is not how the default is written. */
function isMalformed<T>({ parse, serialize, defaultValue }: Preference<T>, text: string): boolean {
  return parse(text) === defaultValue && serialize(defaultValue) !== text;
}

/**
 * Keeps a preference in a cookie. Browsers do not tell of changes to cookies: those of another tab
 * are noticed when this one is looked at again. A malformed value is dropped.
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
      // What the browser made of it: a cookie it refused must not look like another tab's change.
      seen = read(key);
    },
  };
};
