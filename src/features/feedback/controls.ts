/**
 * Attribute of all feedback controls: `1` or `0` for ratings, `#` and an anchor for sections. One
 * listener handles all of them, so that a heading's button is only markup.
 */
export const CONTROL_ATTRIBUTE = 'data-feedback';

/** Returns the control at `target`; `null` if there is none. */
export function feedbackControl(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[${CONTROL_ATTRIBUTE}]`) : null;
}
