import { once } from '../../../common/modules/once';
import { compileTypes } from './compileTypes';

const loadRemoveTypes = once(() => import('./removeTypes'));

const RESULTS = Symbol.for('code-blocks/javascript');

/**
 * Results by text. Both compilers, all languages and the Markdown twins process the same files in
 * separate module graphs, so the map is on the process.
 */
function sharedResults(): Map<string, Promise<string>> {
  const shared: typeof globalThis & { [RESULTS]?: Map<string, Promise<string>> } = globalThis;
  return (shared[RESULTS] ??= new Map());
}

/**
 * Returns the JavaScript form of a TypeScript file: without types and their comments, formatted;
 * other comments and blank lines stay. A file without TypeScript is returned unchanged.
 * @param code With line feeds as line breaks.
 * @param fileName `.tsx` may contain JSX, `.ts` may not.
 * @throws if the text cannot be parsed; the message names file and location.
 */
export function typescriptToJavascript(code: string, fileName: string): Promise<string> {
  const results = sharedResults();
  const key = `${fileName}\n${code}`;
  const known = results.get(key) ?? convert(code, fileName);
  results.set(key, known);
  return known;
}

async function convert(code: string, fileName: string): Promise<string> {
  // Nothing goes from a file without types, if its unused imports may stay.
  if (compileTypes(code, fileName, true) === code) return code;
  // Imported lazily: most code has no types, and Prettier and TypeScript are slow to load.
  const { removeTypes } = await loadRemoveTypes();
  return removeTypes(code, fileName);
}
