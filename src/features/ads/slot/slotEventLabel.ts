import type { AdShape } from './adShape';

/** What analytics calls the slot: `carbon-body-top-image`; null while there is nothing in it. */
export function slotEventLabel(label: string | null, shape: AdShape): string | null {
  return label && `${label}-body-top-${shape}`;
}
