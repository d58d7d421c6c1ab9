interface Size {
  readonly width: number;
  readonly height: number;
}

interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export type Side = 'above' | 'below';
export type Alignment = 'start' | 'center' | 'end';

export interface PlacementOptions {
  /** Position of the anchor in px of the viewport, like all values here. */
  readonly anchor: Rectangle;
  readonly box: Size;
  readonly viewport: Size;
  /** Preferred side. */
  readonly side: Side;
  readonly alignment: Alignment;
  readonly rtl: boolean;
}

/** Distance between box and anchor, in px. */
const GAP = 6;
/** Minimum distance between box and viewport edge, in px. */
const MARGIN = 8;

const clamp = (value: number, low: number, high: number) =>
  Math.max(low, Math.min(value, Math.max(low, high)));

/**
 * Returns the top left corner of a box beside its anchor: on the preferred side, on the other if
 * only that one has space, and never outside the viewport.
 */
export function placement({ anchor, box, viewport, side, alignment, rtl }: PlacementOptions): {
  left: number;
  top: number;
} {
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - box.height;
  const fits = {
    below: below + box.height <= viewport.height - MARGIN,
    above: above >= MARGIN,
  };
  const other: Side = side === 'below' ? 'above' : 'below';
  const top = (!fits[side] && fits[other] ? other : side) === 'below' ? below : above;

  const left =
    alignment === 'center'
      ? (anchor.left + anchor.right - box.width) / 2
      : (alignment === 'start') === rtl
        ? anchor.right - box.width
        : anchor.left;

  return {
    left: clamp(left, MARGIN, viewport.width - MARGIN - box.width),
    top: clamp(top, MARGIN, viewport.height - MARGIN - box.height),
  };
}
