import { experiments } from '@rspack/core';

/** What may be type arguments: JavaScript reads `useRef<Item>(null)` as two comparisons. */
const TYPE_ARGUMENTS = /[\w$)\]]<(?!\/)|[^=]>\s*[(`]/;

/**
 * Whether a text is JavaScript for certain: the bundler's compiler reads it as that, in a fraction of
 * the time that Babel takes. `false` for all that could be TypeScript, or is neither.
 */
export function isJavascript(code: string, isJsx: boolean): boolean {
  if (TYPE_ARGUMENTS.test(code)) return false;
  try {
    experiments.swc.transformSync(code, {
      jsc: {
        parser: { syntax: 'ecmascript', jsx: isJsx },
        target: 'esnext',
        transform: { react: { runtime: 'preserve' } },
      },
      isModule: true,
    });
    return true;
  } catch {
    return false;
  }
}
