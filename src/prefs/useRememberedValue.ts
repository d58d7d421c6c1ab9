import { useSyncExternalStore } from 'react';
import type { RememberedValue } from './rememberedValue';

/** Subscribes to `remembered`. Returns the default on the server and during hydration. */
export function useRememberedValue<T>(remembered: RememberedValue<T>): T {
  return useSyncExternalStore(remembered.subscribe, remembered.get, () => remembered.defaultValue);
}
