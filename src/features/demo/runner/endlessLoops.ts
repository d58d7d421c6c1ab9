import { parse, type Node } from 'acorn';
import { simple } from 'acorn-walk';
import { t } from '../texts';

/** How long the loops of one task may run, in ms. */
export const LOOP_LIMIT_MS = 2000;

/** Name of `checkLoop` in guarded code. */
export const LOOP_CHECK = '__checkLoop';

/**
 * Inserts a call of `checkLoop` into every loop of a script; lines stay as they are.
 * @throws SyntaxError with `loc`.
 */
export function guardLoops(script: string): string {
  const parts: { readonly at: number; readonly text: string }[] = [];
  const guard = ({ body }: { readonly body: Node }) => {
    parts.push({ at: body.start, text: `{${LOOP_CHECK}();` }, { at: body.end, text: '}' });
  };
  simple(parse(script, { ecmaVersion: 'latest', allowReturnOutsideFunction: true }), {
    DoWhileStatement: guard,
    ForInStatement: guard,
    ForOfStatement: guard,
    ForStatement: guard,
    WhileStatement: guard,
  });
  parts.sort((a, b) => a.at - b.at);
  let from = 0;
  const pieces = parts.map(({ at, text }) => {
    const piece = script.slice(from, at) + text;
    from = at;
    return piece;
  });
  return pieces.join('') + script.slice(from);
}

let taskStart: number | null = null;

/**
 * Ends a task whose loops run for too long. The page's watchdog would be late: browsers that give
 * the frame no process of its own stop with it.
 * @throws Error
 */
export function checkLoop(): void {
  if (taskStart === null) {
    taskStart = performance.now();
    setTimeout(() => {
      taskStart = null;
    });
  } else if (performance.now() - taskStart > LOOP_LIMIT_MS) {
    const error = new Error(t('demo.editor.endlessLoop'));
    // Code may catch it, and browsers hide what passes through event handlers of the site.
    setTimeout(() => window.dispatchEvent(new ErrorEvent('error', { error })));
    throw error;
  }
}
