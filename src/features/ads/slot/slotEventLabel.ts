import type { AdShape } from './adShape';

/** Returns the slot's `eventLabel`, e.g. `carbon-body-top-image`; null while it is empty. */
export function slotEventLabel(label: string | null, shape: AdShape): string | null {
  return label && `${label}-body-top-${shape}`;
}
