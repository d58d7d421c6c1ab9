import {
  ELEMENTS,
  FLOW,
  OBJECT,
  parseCode,
  PROPERTIES,
  TSX,
  TYPESCRIPT,
  withoutFence,
  type CodeForm,
} from '@site/src/features/pasted-code';
import type { File } from '@babel/types';
import type { CheckedSource } from './result';

export type ReadSource =
  /** `offset`: letters that stand before the text in what was parsed. */
  | { readonly kind: 'script'; readonly ast: File; readonly offset: number }
  | { readonly kind: 'styles' }
  | { readonly kind: 'syntax'; readonly line: number };

const STYLE_FILE = /\.(?:css|scss|sass|less)$/i;
/** What begins code, but no rule of a style sheet. */
const STATEMENT =
  '(?:import|export|function|class|const|let|var|async|type|interface|enum|declare|return|if|for|while|do|try|switch)';
/** A rule of a style sheet at the beginning, maybe after comments. */
const STYLE_RULE = new RegExp(
  String.raw`^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*(?!${STATEMENT}\b)[.#@&:*[a-z][^{}<=;]*\{`,
  'i',
);

function formsOf(text: string, fileName = ''): readonly CodeForm[] {
  const files = /\.[cm]?ts$/i.test(fileName) ? [TYPESCRIPT, TSX] : [TSX, TYPESCRIPT, FLOW];
  if (fileName !== '') return files;
  const first = text.trimStart().charAt(0);
  return [...files, first === '<' ? ELEMENTS : first === '{' ? OBJECT : PROPERTIES];
}

/**
 * Parses a text, which is never run. Parts of a file are understood, too.
 * @throws RangeError if it is nested too deeply.
 */
export function readSource({ text, fileName }: CheckedSource): ReadSource {
  if (STYLE_FILE.test(fileName ?? '')) return { kind: 'styles' };
  const code = withoutFence(text);
  const parsed = parseCode(code, formsOf(code, fileName));
  if ('ast' in parsed) return { kind: 'script', ...parsed };
  return fileName === undefined && STYLE_RULE.test(code)
    ? { kind: 'styles' }
    : { kind: 'syntax', ...parsed };
}
