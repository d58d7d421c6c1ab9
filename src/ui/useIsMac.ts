import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** Whether shortcuts have the Command key; false until the page is there. */
export const useIsMac = (): boolean => useSyncExternalStore(neverChanges, isMac, () => false);
