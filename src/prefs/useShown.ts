import { useEffect } from 'react';
import type { RememberedValue } from './rememberedValue';

/** Calls `show` with the current value (not that of hydration), and after every change. */
export function useShown<T>(remembered: RememberedValue<T>, show: (value: T) => void) {
  useEffect(() => {
    const update = () => show(remembered.get());
    update();
    return remembered.subscribe(update);
  }, [remembered, show]);
}
