/** The function's name on the frame's window. */
const NAME = '__evaluateDemoCode';

/**
 * Source of a script for the head of the frame that runs edited demos. The scripts of the site are
 * another origin's there, so browsers keep to themselves what goes wrong in them and in code they
 * evaluate; this one is the frame's own.
 */
export const EVALUATE_SCRIPT = `window.${NAME} = function (code) { return (0, eval)(code); };`;

type Evaluate = (code: string) => unknown;

/** Evaluates code that sees only globals. Takes a script; returns the value of its last statement. */
export function evaluate(code: string): unknown {
  const ownEvaluate = (globalThis as { readonly [NAME]?: Evaluate })[NAME];
  return ownEvaluate ? ownEvaluate(code) : (0, eval)(code);
}
