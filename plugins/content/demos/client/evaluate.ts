/** Name of the function on the frame's window. */
const NAME = '__evaluateDemoCode';

/**
 * Inline script for the head of the runner's frame. Scripts of the site are cross-origin there, so
 * browsers hide their errors and those of code they evaluate; an inline script belongs to the
 * frame. It defines nothing in a page that has the site's origin, whoever framed it and whatever
 * headers the host sends.
 */
export const EVALUATE_SCRIPT = `if (window.origin === 'null') {
  window.${NAME} = function (code) { return (0, eval)(code); };
}`;

type Evaluate = (code: string) => unknown;

/**
 * Evaluates a script in global scope; returns the value of its last statement.
 * @throws outside the runner's frame.
 */
export function evaluate(code: string): unknown {
  return (globalThis as unknown as { readonly [NAME]: Evaluate })[NAME](code);
}
