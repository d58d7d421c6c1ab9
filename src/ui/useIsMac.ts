import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** Whether shortcuts use the Command key; false until hydration. */
export const useIsMac = (): boolean => useSyncExternalStore(neverChanges, isMac, () => false);
