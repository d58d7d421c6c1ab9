/** What a frame has asked its page for. */
export interface HeightRequests {
  /** In px; `null` before the first time. */
  readonly asked: number | null;
  /** How many times in a row the frame was as high as it asked for and the demo was higher still. */
  readonly inVain: number;
}

export const NO_HEIGHT_REQUESTS: HeightRequests = { asked: null, inVain: 0 };

/** A demo that is always a little higher than the window, say `100vh` and a margin, ends here. */
const MOST_IN_VAIN = 3;

/**
 * The next request of a frame that is `frameHeight` px high and whose demo needs `needed` px: the
 * same as before when it would not help.
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
