/** An overlay of a demo: menu, dialog, tooltip. In px from the frame's top. */
export interface Overlay {
  readonly bottom: number;
  readonly coversFrame: boolean;
}

/**
 * Minimum height for overlays that cover the frame, which otherwise would be as low as the demo.
 */
const COVER_HEIGHT = 360;

/** Returns the height in px at which neither demo nor overlays are clipped. */
export function neededHeight(contentHeight: number, overlays: readonly Overlay[]): number {
  const heights = overlays.map(({ bottom, coversFrame }) => (coversFrame ? COVER_HEIGHT : bottom));
  return Math.ceil(Math.max(contentHeight, ...heights));
}
