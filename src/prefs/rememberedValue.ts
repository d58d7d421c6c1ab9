import { openCookieStore } from './cookieStore';
import { openLocalStore } from './localStore';
import type { Preference } from './preference';
import type { OpenPreferenceStore, PreferenceStore } from './preferenceStore';

/** A preference's value as the page holds it: in memory, in its store, and in step with other tabs. */
export interface RememberedValue<T> {
  /** The value for the server and for hydration. */
  readonly defaultValue: T;
  /** The value now. Browser only. */
  readonly get: () => T;
  /** Changes and stores the value; holds for the page even where storage is blocked. Browser only. */
  readonly set: (value: T) => void;
  /** Changes the value for this page without storing it: it is not the reader's own choice. Browser only. */
  readonly show: (value: T) => void;
  /** Calls `onChange` after every change, from here or from another tab; returns the way to stop it. */
  readonly subscribe: (onChange: () => void) => () => void;
}

function createHolder<T>(
  preference: Preference<T>,
  openStore: OpenPreferenceStore,
  shownAtFirst?: () => T | null | undefined,
): RememberedValue<T> {
  const { serialize, parse } = preference;
  const subscribers = new Set<() => void>();
  let opened: { store: PreferenceStore; value: T; isStored: boolean } | undefined;

  // Opened once and for the life of the page, so that a change is not missed while nobody subscribes.
  function open() {
    if (!opened) {
      const store = openStore(preference, (text) => change(parse(text), true));
      const shown = shownAtFirst?.() ?? undefined;
      opened =
        shown === undefined
          ? { store, value: parse(store.initial), isStored: true }
          : { store, value: shown, isStored: false };
    }
    return opened;
  }

  function change(value: T, isStored: boolean) {
    Object.assign(open(), { value, isStored });
    for (const notify of subscribers) notify();
  }

  const isCurrent = (value: T) => serialize(value) === serialize(open().value);

  return {
    defaultValue: preference.defaultValue,
    get: () => open().value,
    set: (value) => {
      const { store, isStored } = open();
      if (isStored && isCurrent(value)) return;
      store.write(serialize(value));
      change(value, true);
    },
    show: (value) => {
      if (!isCurrent(value)) change(value, false);
    },
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}

/** Makes the one holder of a preference in local storage. Touches storage only when first used. */
export function createRememberedValue<T>(preference: Preference<T>): RememberedValue<T> {
  return createHolder(preference, openLocalStore);
}

/**
 * Makes the one holder of a preference in a cookie. Touches cookies only when first used; the value
 * that `shownAtFirst` then returns, if any, is shown instead of the stored one.
 */
export function createCookieValue<T>(
  preference: Preference<T>,
  shownAtFirst?: () => T | null | undefined,
): RememberedValue<T> {
  return createHolder(preference, openCookieStore, shownAtFirst);
}
