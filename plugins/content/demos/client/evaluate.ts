/** Name of the function on the frame's window. */
const NAME = '__evaluateDemoCode';

/**
 * Inline script for the head of the runner's frame. Scripts of the site are cross-origin there, so
 * browsers hide their errors and those of code they evaluate; an inline script belongs to the
 * frame.
 */
export const EVALUATE_SCRIPT = `window.${NAME} = function (code) { return (0, eval)(code); };`;

type Evaluate = (code: string) => unknown;

/** Evaluates a script in global scope; returns the value of its last statement. */
export function evaluate(code: string): unknown {
  const ownEvaluate = (globalThis as { readonly [NAME]?: Evaluate })[NAME];
  return ownEvaluate ? ownEvaluate(code) : (0, eval)(code);
}
