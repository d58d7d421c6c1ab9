import { escapeText } from '../../../../src/site/escapeHtml';
import type { Token, TokenStream } from 'prismjs';

/**
 * Token types with a colour. Prism's other types (wrappers such as `tag` inside `tag`,
 * `plain-text`, `script`) get no element, to keep the HTML small. Each type needs a rule in
 * `src/features/code/HighlightedCode/styles.module.css`; a test compares both lists.
 */
export const STYLED_TOKEN_TYPES = [
  'atrule',
  'attr-name',
  'attr-value',
  'bold',
  'boolean',
  'builtin',
  'class-name',
  'code-snippet',
  'comment',
  'constant',
  'coord',
  'deleted',
  'doctype',
  'entity',
  'function',
  'important',
  'inserted',
  'italic',
  'keyword',
  'number',
  'operator',
  'parameter',
  'prolog',
  'property',
  'punctuation',
  'regex',
  'selector',
  'string',
  'tag',
  'title',
  'unit',
  'url',
  'variable',
] as const;

const styledTypes: ReadonlySet<string> = new Set(STYLED_TOKEN_TYPES);

/** A run of one line with one class; empty for plain text. */
interface Run {
  className: string;
  text: string;
}

/** Code inside markup or strings, which starts again with the plain colour. */
const RESETTING_TYPES: ReadonlySet<string> = new Set(['interpolation', 'plain-text', 'script']);

function classOf(token: Token, inherited: string): string {
  const aliases = Array.isArray(token.alias) ? token.alias : token.alias ? [token.alias] : [];
  const styled = [token.type, ...aliases].filter((type) => styledTypes.has(type)).join(' ');
  return styled || (RESETTING_TYPES.has(token.type) ? '' : inherited);
}

/** Appends the runs of `stream` to the last of `lines`; starts a line at each line break. */
function appendRuns(stream: TokenStream, className: string, lines: Run[][]): void {
  if (Array.isArray(stream)) {
    stream.forEach((part) => appendRuns(part, className, lines));
  } else if (typeof stream !== 'string') {
    appendRuns(stream.content, classOf(stream, className), lines);
  } else {
    stream.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      // White space needs no colour.
      if (text) lines.at(-1)?.push({ className: text.trim() ? className : '', text });
    });
  }
}

/**
 * Returns the HTML of a line; adjacent runs of one class, and white space between them, share an
 * element.
 */
function lineToHtml(runs: readonly Run[]): string {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    const beforeLast = merged.at(-2);
    if (last?.className === run.className) {
      last.text += run.text;
    } else if (last && !last.text.trim() && beforeLast?.className === run.className) {
      beforeLast.text += last.text + run.text;
      merged.pop();
    } else {
      merged.push({ ...run });
    }
  }
  return merged
    .map(({ className, text }) =>
      className ? `<span class="token ${className}">${escapeText(text)}</span>` : escapeText(text),
    )
    .join('');
}

/**
 * Converts the output of Prism's `tokenize` to HTML, one string per line; no element spans lines.
 * Shared by build and demo editor, so that colours are the same.
 */
export function tokensToLines(tokens: TokenStream): string[] {
  const lines: Run[][] = [[]];
  appendRuns(tokens, '', lines);
  return lines.map(lineToHtml);
}
