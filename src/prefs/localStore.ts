import { createStorageSlot } from '@docusaurus/theme-common';
import type { OpenPreferenceStore } from './preferenceStore';

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
