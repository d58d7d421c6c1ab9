import type { Finding } from '../result';

/** Letters of a line that are shown. */
const CODE_LIMIT = 160;
/** Letters that are shown before the use in a longer line. */
const BEFORE = 60;

export type Place = Pick<Finding, 'line' | 'column' | 'code' | 'mark'>;

/** Returns a function that finds the line of a range of the text; a range ends with its line. */
export function createLocate(text: string): (start: number, end: number) => Place {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);

  return (start, end) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= start) low = middle;
      else high = middle - 1;
    }
    const lineStart = starts[low] ?? 0;
    const whole = text
      .slice(lineStart, (starts[low + 1] ?? text.length + 1) - 1)
      .replace(/\r$/, '');
    const from = start - lineStart;
    const indent = /^\s*/.exec(whole)?.[0].length ?? 0;
    const cut = whole.length - indent > CODE_LIMIT ? Math.max(indent, from - BEFORE) : indent;
    const code = whole.slice(cut, cut + CODE_LIMIT).trimEnd();
    const markStart = Math.min(from - cut, code.length);
    return {
      line: low + 1,
      column: from + 1,
      code,
      mark: [markStart, Math.min(end - lineStart - cut, code.length)],
    };
  };
}
