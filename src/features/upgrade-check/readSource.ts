import { parse, type ParserOptions, type ParserPlugin } from '@babel/parser';
import type { File } from '@babel/types';
import type { CheckedSource } from './result';

export type ReadSource =
  /** `offset`: letters that stand before the text in what was parsed. */
  | { readonly kind: 'script'; readonly ast: File; readonly offset: number }
  | { readonly kind: 'styles' }
  | { readonly kind: 'syntax'; readonly line: number };

interface Attempt {
  readonly plugins: ParserPlugin[];
  readonly before?: string;
  readonly after?: string;
}

const TSX: Attempt = { plugins: ['typescript', 'jsx', 'decorators-legacy'] };
/** Where `<T>value` is a cast. */
const TYPESCRIPT: Attempt = { plugins: ['typescript', 'decorators-legacy'] };
const FLOW: Attempt = { plugins: ['flow', 'jsx', 'decorators-legacy'] };
const ELEMENTS: Attempt = { ...TSX, before: '<>', after: '</>' };
const OBJECT: Attempt = { ...TSX, before: '(', after: ')' };
const PROPERTIES: Attempt = { ...TSX, before: '({', after: '})' };

const LENIENT: ParserOptions = {
  sourceType: 'unambiguous',
  errorRecovery: true,
  allowAwaitOutsideFunction: true,
  allowImportExportEverywhere: true,
  allowReturnOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowUndeclaredExports: true,
};

const STYLE_FILE = /\.(?:css|scss|sass|less)$/i;
/** A rule of a style sheet at the beginning, maybe after comments. */
const STYLE_RULE = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*[.#@&:*[a-z][^{}<=;]*\{/i;

function attemptsFor(text: string, fileName = ''): readonly Attempt[] {
  const files = /\.[cm]?ts$/i.test(fileName) ? [TYPESCRIPT, TSX] : [TSX, TYPESCRIPT, FLOW];
  if (fileName !== '') return files;
  // Parts of a file: elements beside each other, an object, its properties.
  const first = text.trimStart().charAt(0);
  const part = first === '<' ? ELEMENTS : first === '{' ? OBJECT : PROPERTIES;
  return [...files, part];
}

function lineOf(error: unknown): number {
  const { loc } = error as { readonly loc?: { readonly line?: unknown } };
  return typeof loc?.line === 'number' ? loc.line : 1;
}

/**
 * Parses a text, which is never run. Parts of a file are understood, too.
 * @throws RangeError if it is nested too deeply.
 */
export function readSource({ text, fileName }: CheckedSource): ReadSource {
  if (STYLE_FILE.test(fileName ?? '')) return { kind: 'styles' };
  let line = 0;
  for (const { plugins, before = '', after = '' } of attemptsFor(text, fileName)) {
    try {
      const ast = parse(`${before}${text}${after}`, { ...LENIENT, plugins });
      return { kind: 'script', ast, offset: before.length };
    } catch (error) {
      if (error instanceof RangeError) throw error;
      line ||= lineOf(error);
    }
  }
  return fileName === undefined && STYLE_RULE.test(text)
    ? { kind: 'styles' }
    : { kind: 'syntax', line };
}
