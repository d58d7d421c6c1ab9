import { useSyncExternalStore } from 'react';
import type { RememberedValue } from './rememberedValue';

/** The value of `remembered`, live. It is the default on the server and while hydrating. */
export function useRememberedValue<T>(remembered: RememberedValue<T>): T {
  return useSyncExternalStore(remembered.subscribe, remembered.get, () => remembered.defaultValue);
}
