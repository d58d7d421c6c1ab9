import { experiments } from '@rspack/core';

/** Possible type arguments: JavaScript parses `useRef<Item>(null)` as two comparisons. */
const TYPE_ARGUMENTS = /[\w$)\]]<(?!\/)|[^=]>\s*[(`]/;

/**
 * Whether a text is certainly JavaScript, according to SWC, which is much faster than Babel.
 * `false` for anything that may be TypeScript, or is neither.
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
