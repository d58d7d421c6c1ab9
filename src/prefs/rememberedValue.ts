import { useEffect, useSyncExternalStore } from 'react';
import type { Preference } from './preference';
import {
  openCookieStore,
  openLocalStore,
  type OpenPreferenceStore,
  type PreferenceStore,
} from './preferenceStores';

/** A preference's current value: in memory, in its store, and in sync across tabs. */
export interface RememberedValue<T> {
  /** Value for the server and for hydration. */
  readonly defaultValue: T;
  /** Returns the current value. Browser only. */
  readonly get: () => T;
  /** Changes and stores the value. If storage is blocked, it lasts for the page. Browser only. */
  readonly set: (value: T) => void;
  /**
   * Changes the value for this page without storing it, since the reader did not choose it. Browser
   * only.
   */
  readonly show: (value: T) => void;
  /**
   * Calls `onChange` after every change, in this or another tab; returns the unsubscribe function.
   */
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

  // Stays open for the page's life, so that no change is missed without subscribers.
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

/**
 * Creates the holder of a preference in local storage; one per key. Storage is first accessed on
 * use.
 */
export function createRememberedValue<T>(preference: Preference<T>): RememberedValue<T> {
  return createHolder(preference, openLocalStore);
}

/**
 * Creates the holder of a preference in a cookie; one per name. Cookies are first accessed on use.
 * If `shownAtFirst` then returns a value, it overrides the stored one.
 */
export function createCookieValue<T>(
  preference: Preference<T>,
  shownAtFirst?: () => T | null | undefined,
): RememberedValue<T> {
  return createHolder(preference, openCookieStore, shownAtFirst);
}

/** Subscribes to `remembered`. Returns the default on the server and during hydration. */
export function useRememberedValue<T>(remembered: RememberedValue<T>): T {
  return useSyncExternalStore(remembered.subscribe, remembered.get, () => remembered.defaultValue);
}

/** Calls `show` with the current value (not that of hydration), and after every change. */
export function useShown<T>(remembered: RememberedValue<T>, show: (value: T) => void) {
  useEffect(() => {
    const update = () => show(remembered.get());
    update();
    return remembered.subscribe(update);
  }, [remembered, show]);
}
