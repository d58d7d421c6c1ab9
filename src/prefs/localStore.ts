import { createStorageSlot } from '@docusaurus/theme-common';
import type { OpenPreferenceStore } from './preferenceStore';

/** Keeps a preference in local storage, whose changes other tabs are told at once. */
export const openLocalStore: OpenPreferenceStore = ({ key }, receive) => {
  const slot = createStorageSlot(key);
  const initial = slot.get();
  let seen = initial;
  slot.listen(({ newValue }) => {
    // The slot tells of what was written here, too.
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
