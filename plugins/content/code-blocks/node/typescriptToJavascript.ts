import type { types as t } from '@babel/core';
import { parse, type ParserPlugin } from '@babel/parser';
import { isJavascript } from './isJavascript';

/** Marks that a node of JavaScript has in TypeScript only. */
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

/** Whether a part of a parsed file, or what it contains, is TypeScript. */
function hasTypeScript(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(hasTypeScript);
  if (typeof part !== 'object' || part === null) return false;
  const fields = new Map<string, unknown>(Object.entries(part));
  const type = fields.get('type');
  // All else, such as places and comments, is no syntax.
  if (typeof type !== 'string') return false;
  return isTypeScriptNode(type, fields) || [...fields.values()].some(hasTypeScript);
}

const RESULTS = Symbol.for('code-blocks/javascript');

/**
 * What was made of which text. The pages of both compilers and of all languages, and their Markdown,
 * ask for the same, each with modules of its own: the whole process has to share it.
 */
function sharedResults(): Map<string, Promise<string>> {
  const shared: typeof globalThis & { [RESULTS]?: Map<string, Promise<string>> } = globalThis;
  return (shared[RESULTS] ??= new Map());
}

/**
 * The JavaScript form of a TypeScript file: without types and what documents them, formatted,
 * comments and blank lines kept. A file without TypeScript in it is returned as it is.
 * @param code Its line breaks are line feeds.
 * @param fileName `.tsx` may hold JSX, `.ts` may not.
 * @throws When the text cannot be parsed; the message names file and place.
 */
export function typescriptToJavascript(code: string, fileName: string): Promise<string> {
  const results = sharedResults();
  const key = `${fileName}\n${code}`;
  const known = results.get(key) ?? convert(code, fileName);
  results.set(key, known);
  return known;
}

/**
 * What is parsed by the parser alone: Babel would read its options anew for every text. Nothing where
 * that fails; Babel says file and place then.
 */
function parseFast(code: string, isTSX: boolean): t.File | undefined {
  try {
    const plugins: ParserPlugin[] = isTSX ? ['typescript', 'jsx'] : ['typescript'];
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
  // Loaded only now: most code has no types, and Babel and Prettier take a while to load.
  const { removeTypes } = await import('./removeTypes');
  return removeTypes(code, fileName, ast);
}
