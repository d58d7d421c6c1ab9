/**
 * The attribute of every control of feedback: `1` or `0` is a rating, `#` and an anchor a section.
 * One listener serves them all, so that a heading's button is markup only.
 */
export const CONTROL_ATTRIBUTE = 'data-feedback';

/** The control that a click at `target` presses; `null` for none. */
export function feedbackControl(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[${CONTROL_ATTRIBUTE}]`) : null;
}
