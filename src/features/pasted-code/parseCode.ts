import { parse, type ParserOptions, type ParserPlugin } from '@babel/parser';
import type { File } from '@babel/types';

/** A syntax in which a text can be read, as a whole file or as a part of one. */
export interface CodeForm {
  readonly plugins: ParserPlugin[];
  readonly before?: string;
  readonly after?: string;
}

export const TSX: CodeForm = { plugins: ['typescript', 'jsx', 'decorators-legacy'] };
/** Where `<T>value` is a cast. */
export const TYPESCRIPT: CodeForm = { plugins: ['typescript', 'decorators-legacy'] };
export const FLOW: CodeForm = { plugins: ['flow', 'jsx', 'decorators-legacy'] };
/** Elements beside each other. */
export const ELEMENTS: CodeForm = { ...TSX, before: '<>', after: '</>' };
export const OBJECT: CodeForm = { ...TSX, before: '(', after: ')' };
/** Properties without the braces around them. */
export const PROPERTIES: CodeForm = { ...TSX, before: '({', after: '})' };

const LENIENT: ParserOptions = {
  sourceType: 'unambiguous',
  errorRecovery: true,
  allowAwaitOutsideFunction: true,
  allowImportExportEverywhere: true,
  allowReturnOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowUndeclaredExports: true,
};

function lineOf(error: unknown): number {
  const { loc } = error as { readonly loc?: { readonly line?: unknown } };
  return typeof loc?.line === 'number' ? loc.line : 1;
}

/** Blanks the lines around a block of code in Markdown, so that what is between them keeps its place. */
export function withoutFence(text: string): string {
  const blank = (fence: string) => fence.replace(/\S/g, ' ');
  return text.replace(/^\s*```[^`\n]*(?=\n)/, blank).replace(/\n```\s*$/, blank);
}

/**
 * Parses a text in the first form that fits.
 * @returns The tree, and how many letters stand before the text in what was parsed; else the line, from 1, at which the
 *   first form fails.
 * @throws RangeError if it is nested too deeply.
 */
export function parseCode(
  text: string,
  forms: readonly CodeForm[],
): { readonly ast: File; readonly offset: number } | { readonly line: number } {
  let line = 0;
  for (const { plugins, before = '', after = '' } of forms) {
    try {
      const ast = parse(`${before}${text}${after}`, { ...LENIENT, plugins });
      return { ast, offset: before.length };
    } catch (error) {
      if (error instanceof RangeError) throw error;
      line ||= lineOf(error);
    }
  }
  return { line };
}
