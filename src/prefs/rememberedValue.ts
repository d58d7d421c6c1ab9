import { createStorageSlot } from '@docusaurus/theme-common';
import type { Preference } from './preference';

/** A preference's value as the page holds it: in memory, in storage, and in step with other tabs. */
export interface RememberedValue<T> {
  /** The value for the server and for hydration. */
  readonly defaultValue: T;
  /** The value now. Browser only. */
  readonly get: () => T;
  /** Changes and stores the value; holds for the page even where storage is blocked. Browser only. */
  readonly set: (value: T) => void;
  /** Calls `onChange` after every change, from here or from another tab; returns the way to stop it. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Makes the one holder of `preference`. Touches storage only when first used. */
export function createRememberedValue<T>(preference: Preference<T>): RememberedValue<T> {
  const subscribers = new Set<() => void>();
  let opened:
    { slot: ReturnType<typeof createStorageSlot>; stored: string | null; value: T } | undefined;

  function receive(stored: string | null) {
    // The slot's own event for what `set` just stored.
    if (!opened || opened.stored === stored) return;
    opened.stored = stored;
    opened.value = preference.parse(stored);
    for (const notify of subscribers) notify();
  }

  function open() {
    if (!opened) {
      const slot = createStorageSlot(preference.key);
      const stored = slot.get();
      opened = { slot, stored, value: preference.parse(stored) };
      // Kept for the life of the page, so that a change is not missed while nobody is subscribed.
      slot.listen(({ newValue }) => receive(newValue));
    }
    return opened;
  }

  return {
    defaultValue: preference.defaultValue,
    get: () => open().value,
    set: (value) => {
      const current = open();
      const stored = preference.serialize(value);
      if (stored === preference.serialize(current.value)) return;
      current.value = value;
      current.stored = stored;
      current.slot.set(stored);
      for (const notify of subscribers) notify();
    },
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}
