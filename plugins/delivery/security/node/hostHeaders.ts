/** Headers for all paths that match a pattern; `*` matches any rest of a path. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Formats rules as a `_headers` file. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) =>
    [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/**
 * Parses the output of `formatHeaders`.
 * @throws An Error that names a line that is neither a pattern nor a header.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: [string, string][] }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line);
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] });
    else if (header?.[1] !== undefined && rules.length > 0) {
      rules.at(-1)?.headers.push([header[1], header[2] ?? '']);
    } else throw new Error(`_headers:${index + 1}: "${line}" is no path and no header of one.`);
  }
  return rules;
}
