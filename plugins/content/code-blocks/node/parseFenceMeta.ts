/** Parsed options after the language of a fence. */
export interface FenceMeta {
  readonly title?: string;
  readonly tab?: string;
  /** Lines to highlight, starting at 1, ascending. */
  readonly highlightedLines: readonly number[];
  readonly showLineNumbers: boolean;
  /** Number of the first line. */
  readonly firstLine?: number;
  readonly npm2yarn: boolean;
  /** Path of the demo whose rendered HTML the code abridges; a browser test compares them. */
  readonly anatomy?: string;
  /** Name of the button that shows it. */
  readonly click?: string;
}

/** Options with a text. */
const TEXTS = ['title', 'tab', 'anatomy', 'click'] as const;

const ITEM =
  /\s*(?:(?<name>[A-Za-z][\w-]*)(?:=(?:(?<quote>["'])(?<quoted>.*?)\k<quote>|(?<path>\.\/[^\s"']+)|(?<count>\d+)))?|\{(?<ranges>[^}]*)\})(?=\s|$)/y;

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
 * Parses the options of a fence: `title="…"`, `tab="…"`, `{1,3-5}`, `showLineNumbers`, `showLineNumbers=5`, `npm2yarn`,
 * `fragment`, `anatomy=./Demo.tsx`, `click="…"`. Throws for anything else, so that typos are not ignored.
 */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const text = meta?.trim() ?? '';
  const texts = new Map<string, string>();
  const flags = new Set<string>();
  let highlightedLines: readonly number[] = [];
  let firstLine: number | undefined;
  ITEM.lastIndex = 0;
  let position = 0;
  while (position < text.length) {
    ITEM.lastIndex = position;
    const item = ITEM.exec(text)?.groups;
    if (!item) throw new Error(`"${text.slice(position).trim()}" cannot be read as fence options.`);
    position = ITEM.lastIndex;
    const { name, quoted, path, count, ranges } = item;
    const value = quoted ?? path ?? count;
    const textName = TEXTS.find((each) => each === name);
    if (ranges !== undefined) {
      highlightedLines = parseLineRanges(ranges);
    } else if (textName && value && count === undefined) {
      texts.set(textName, value);
    } else if (name === 'showLineNumbers' && count !== undefined) {
      flags.add(name);
      firstLine = Number(count);
    } else if (FLAGS.has(name ?? '') && value === undefined) {
      flags.add(name ?? '');
    } else {
      throw new Error(
        `Unknown fence option "${name}${value === undefined ? '' : `="${value}"`}". ` +
          'Use title="…", tab="…", {1,3-5}, showLineNumbers, showLineNumbers=5, npm2yarn, fragment, file=./_app/theme.ts#region, anatomy=./Demo.tsx or click="…".',
      );
    }
  }
  return {
    ...Object.fromEntries(texts),
    highlightedLines,
    showLineNumbers: flags.has('showLineNumbers'),
    ...(firstLine !== undefined && { firstLine }),
    npm2yarn: flags.has('npm2yarn'),
  };
}
