import { escapeText } from '../../../../src/site/escapeHtml';
import { highlightLines } from './highlightCode';

export interface RenderCodeOptions {
  readonly code: string;
  /** Empty for a fence without language: escaped text only. */
  readonly language: string;
  /** Starting at 1. */
  readonly highlightedLines: readonly number[];
  readonly showLineNumbers: boolean;
  /** Number of the first line; default 1. */
  readonly firstLine?: number | undefined;
}

const DIFF_MARKS: Readonly<Record<string, string>> = { '+': 'inserted', '-': 'deleted' };

/**
 * Returns the HTML for a `code` element. Lines have their own elements
 * (`.code-line[data-line="highlighted inserted"]`) only if the block highlights or numbers lines.
 * Throws for a highlighted line that does not exist.
 */
export function renderCode({
  code,
  language,
  highlightedLines,
  showLineNumbers,
  firstLine = 1,
}: RenderCodeOptions): string {
  const sources = code.split('\n');
  const lines = language ? highlightLines(code, language) : sources.map(escapeText);
  const missing = highlightedLines.find((line) => line > lines.length);
  if (missing !== undefined) {
    throw new Error(`Line ${missing} is to be highlighted, but the code has ${lines.length}.`);
  }
  if (!showLineNumbers && !highlightedLines.length && language !== 'diff') return lines.join('\n');

  const highlighted = new Set(highlightedLines);
  return lines
    .map((html, index) => {
      const isHeader = /^(?:---|\+\+\+) /.test(sources[index] ?? '');
      const diffMark =
        language === 'diff' && !isHeader ? DIFF_MARKS[sources[index]?.[0] ?? ''] : undefined;
      const marks = [highlighted.has(index + 1) && 'highlighted', diffMark].filter(Boolean);
      const start =
        index === 0 && firstLine !== 1 ? ` style="counter-increment:line ${firstLine - 1}"` : '';
      const attribute = (marks.length ? ` data-line="${marks.join(' ')}"` : '') + start;
      const lineBreak = index < lines.length - 1 ? '\n' : '';
      return `<span class="code-line"${attribute}>${html}${lineBreak}</span>`;
    })
    .join('');
}
