import type { types as t } from '@babel/core';
import type * as parser from '@babel/parser';
import { createRequire } from 'node:module';
import { isJavascript } from './isJavascript';
import { once } from '../../../common/modules/once';

/** By Node itself: Docusaurus would compile the parser's half a megabyte, which takes a second. */
const { parse } = createRequire(__filename)('@babel/parser') as typeof parser;

const loadRemoveTypes = once(() => import('./removeTypes'));

/** Properties of JavaScript nodes that exist in TypeScript only. */
const TYPE_MARKS = ['optional', 'definite', 'declare', 'accessibility', 'readonly', 'override'];

/** `?.` is optional in JavaScript. */
const OPTIONAL_CHAIN = /^Optional(?:Member|Call)Expression$/;

function isTypeScriptNode(type: string, fields: ReadonlyMap<string, unknown>): boolean {
  if (type.startsWith('TS')) return true;
  if (OPTIONAL_CHAIN.test(type)) return false;
  return (
    fields.get('importKind') === 'type' ||
    fields.get('exportKind') === 'type' ||
    TYPE_MARKS.some((mark) => Boolean(fields.get(mark)))
  );
}

/** Whether an AST node contains TypeScript. */
function hasTypeScript(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(hasTypeScript);
  if (typeof part !== 'object' || part === null) return false;
  const fields = new Map<string, unknown>(Object.entries(part));
  const type = fields.get('type');
  // Other values, such as locations and comments, are not syntax.
  if (typeof type !== 'string') return false;
  return isTypeScriptNode(type, fields) || [...fields.values()].some(hasTypeScript);
}

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

/**
 * Parses with the parser alone, because Babel would resolve its options for each text. Returns
 * undefined on failure; Babel then reports file and location.
 */
function parseFast(code: string, isTSX: boolean): t.File | undefined {
  try {
    const plugins: parser.ParserPlugin[] = isTSX ? ['typescript', 'jsx'] : ['typescript'];
    return parse(code, { sourceType: 'module', plugins });
  } catch {
    return undefined;
  }
}

async function convert(code: string, fileName: string): Promise<string> {
  const isTSX = fileName.endsWith('.tsx');
  if (isJavascript(code, isTSX)) return code;
  const ast = parseFast(code, isTSX);
  if (ast && !hasTypeScript(ast)) return code;
  // Imported lazily: most code has no types, and Babel and Prettier are slow to load.
  const { removeTypes } = await loadRemoveTypes();
  return removeTypes(code, fileName, ast);
}
