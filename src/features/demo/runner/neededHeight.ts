/** What a demo shows over its content: a menu, a dialog, a tooltip. In px from the frame's top. */
export interface Overlay {
  readonly bottom: number;
  readonly coversFrame: boolean;
}

/** Room for what covers the whole frame, which would else be as low as the demo. */
const COVER_HEIGHT = 360;

/** The height, in px, at which nothing of a demo and of what lies over it is cut off. */
export function neededHeight(contentHeight: number, overlays: readonly Overlay[]): number {
  const heights = overlays.map(({ bottom, coversFrame }) => (coversFrame ? COVER_HEIGHT : bottom));
  return Math.ceil(Math.max(contentHeight, ...heights));
}
