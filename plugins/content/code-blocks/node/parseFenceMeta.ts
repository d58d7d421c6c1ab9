/** Parsed options after the language of a fence. */
export interface FenceMeta {
  readonly title?: string;
  readonly tab?: string;
  /** Lines to highlight, starting at 1, ascending. */
  readonly highlightedLines: readonly number[];
  readonly showLineNumbers: boolean;
  readonly npm2yarn: boolean;
}

const ITEM =
  /\s*(?:(?<name>[A-Za-z][\w-]*)(?:=(?<quote>["'])(?<value>.*?)\k<quote>)?|\{(?<ranges>[^}]*)\})(?=\s|$)/y;

/** `fragment` marks a part of a file, which does not compile alone (`page-checks`). */
const FLAGS = new Set(['showLineNumbers', 'npm2yarn', 'fragment']);

function parseLineRanges(text: string): number[] {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? match?.[1]);
    if (!match || first < 1 || last < first) {
      throw new Error(`"{${text}}" is not a list of lines such as {1,3-5}.`);
    }
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
  return [...lines].sort((a, b) => a - b);
}

/**
 * Parses the options of a fence: `title="…"`, `tab="…"`, `{1,3-5}`, `showLineNumbers`, `npm2yarn`,
 * `fragment`. Throws for anything else, so that typos are not ignored.
 */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const text = meta?.trim() ?? '';
  const texts = new Map<string, string>();
  const flags = new Set<string>();
  let highlightedLines: readonly number[] = [];
  ITEM.lastIndex = 0;
  let position = 0;
  while (position < text.length) {
    ITEM.lastIndex = position;
    const item = ITEM.exec(text)?.groups;
    if (!item) throw new Error(`"${text.slice(position).trim()}" cannot be read as fence options.`);
    position = ITEM.lastIndex;
    const { name, value, ranges } = item;
    if (ranges !== undefined) {
      highlightedLines = parseLineRanges(ranges);
    } else if ((name === 'title' || name === 'tab') && value) {
      texts.set(name, value);
    } else if (FLAGS.has(name ?? '') && value === undefined) {
      flags.add(name ?? '');
    } else {
      throw new Error(
        `Unknown fence option "${name}${value === undefined ? '' : `="${value}"`}". ` +
          'Use title="…", tab="…", {1,3-5}, showLineNumbers, npm2yarn or fragment.',
      );
    }
  }
  return {
    ...(texts.has('title') && { title: texts.get('title') }),
    ...(texts.has('tab') && { tab: texts.get('tab') }),
    highlightedLines,
    showLineNumbers: flags.has('showLineNumbers'),
    npm2yarn: flags.has('npm2yarn'),
  };
}
