import type { AdShape } from './adShape';

/** Returns the slot's `eventLabel`, e.g. `carbon-body-top-image`. */
export function slotEventLabel(label: string, shape: AdShape): string {
  return `${label}-body-top-${shape}`;
}
