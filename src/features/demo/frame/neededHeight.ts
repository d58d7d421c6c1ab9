/** An overlay of a demo: menu, dialog, tooltip. In px from the frame's top. */
export interface Overlay {
  readonly bottom: number;
  readonly coversFrame: boolean;
}

/** What a dialog or a drawer needs. */
const COVER_HEIGHT = 360;
/** At this height, a frame stays as it is when an overlay covers it: a menu needs less. */
const ENOUGH_TO_COVER = 250;

/** Limits the growth of a demo that is always slightly higher than its frame. */
export const MAX_HEIGHT = 4000;

/** Returns the height in px at which neither demo nor overlays are clipped, up to the limit. */
export function neededHeight(contentHeight: number, overlays: readonly Overlay[]): number {
  const heights = overlays.map(({ bottom, coversFrame }) =>
    coversFrame && bottom < ENOUGH_TO_COVER ? COVER_HEIGHT : bottom,
  );
  return Math.min(Math.ceil(Math.max(contentHeight, ...heights)), MAX_HEIGHT);
}
