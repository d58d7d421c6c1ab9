import { createStorageSlot } from '@docusaurus/theme-common';
import { expiredCookie, keptCookie, readCookie } from './cookies';
import type { Preference } from './preference';

/** Store of one preference. No operation throws where the browser blocks storage. */
export interface PreferenceStore {
  /** Text at the time of opening. */
  readonly initial: string | null;
  /** Stores `text`; `null` deletes it. */
  readonly write: (text: string | null) => void;
}

/**
 * Opens the store of `preference`. For the rest of the page's life, `receive` is called with every
 * text that another tab stores. Browser only.
 */
export type OpenPreferenceStore = <T>(
  preference: Preference<T>,
  receive: (text: string | null) => void,
) => PreferenceStore;

/** Stores a preference in local storage, whose changes other tabs receive as events. */
export const openLocalStore: OpenPreferenceStore = ({ key }, receive) => {
  const slot = createStorageSlot(key);
  const initial = slot.get();
  let seen = initial;
  slot.listen(({ newValue }) => {
    // The slot also reports writes of this tab.
    if (newValue === seen) return;
    seen = newValue;
    receive(newValue);
  });
  return {
    initial,
    write: (text) => {
      seen = text;
      if (text === null) slot.del();
      else slot.set(text);
    },
  };
};

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
