const COMMENT =
  /^\s*(?:\/\/|#|\/\*|\{\s*\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\s*\}|\*\/|-->)?\s*$/;

/**
 * Removes the comment lines `highlight-next-line`, `highlight-start` and `highlight-end`, in the
 * comment syntax of any supported language. Returns the remaining code and the lines to highlight,
 * starting at 1. Throws if a start has no end or vice versa.
 */
export function extractHighlightComments(code: string): {
  code: string;
  highlightedLines: number[];
} {
  const kept: string[] = [];
  const highlightedLines: number[] = [];
  let nextLine = false;
  let inside = false;
  for (const line of code.split('\n')) {
    const comment = COMMENT.exec(line)?.[1];
    if (comment === 'next-line') {
      nextLine = true;
    } else if (comment) {
      if ((comment === 'start') === inside) {
        throw new Error(`"highlight-${comment}" without its other half.`);
      }
      inside = comment === 'start';
    } else {
      kept.push(line);
      if (nextLine || inside) highlightedLines.push(kept.length);
      nextLine = false;
    }
  }
  if (inside) throw new Error('"highlight-start" without "highlight-end".');
  if (nextLine) throw new Error('"highlight-next-line" with no line after it.');
  return { code: kept.join('\n'), highlightedLines };
}
