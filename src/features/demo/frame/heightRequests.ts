/** Height requests of a frame. */
export interface HeightRequests {
  /** Last requested height in px; `null` before the first request. */
  readonly asked: number | null;
  /** Number of consecutive grants after which the demo was still higher. */
  readonly inVain: number;
}

export const NO_HEIGHT_REQUESTS: HeightRequests = { asked: null, inVain: 0 };

/** Stops a demo that is always slightly higher than the window, e.g. `100vh` plus margin. */
const MOST_IN_VAIN = 3;

/**
 * Returns the next request of a frame of `frameHeight` px whose demo needs `needed` px; unchanged
 * if growing would not help.
 */
export function requestHeight(
  { asked, inVain }: HeightRequests,
  needed: number,
  frameHeight: number,
): HeightRequests {
  if (asked === null || frameHeight < asked) return { asked: needed, inVain };
  if (needed <= asked) return { asked: needed, inVain: 0 };
  return inVain < MOST_IN_VAIN ? { asked: needed, inVain: inVain + 1 } : { asked, inVain };
}
