/** Topics of an address: the anchors that links on the web lead to. */
export interface Topics {
  readonly address: string;
  readonly anchors: readonly string[];
}

export interface ComparedTopics {
  readonly address: string;
  readonly count: number;
  /** The anchors that the page lacks; `null` if there is no page. */
  readonly missing: readonly string[] | null;
}

/** Parses lines of addresses, `/path`, each followed by its topics: indented, `Title #anchor (2)`. */
export function parseTopics(text: string): Topics[] {
  const topics: { address: string; anchors: string[] }[] = [];
  for (const line of text.split('\n')) {
    const [, anchor] = /^\s.*\s#(\S+)(?:\s\(\d+\))?\s*$/.exec(line) ?? [];
    if (line.startsWith('/')) topics.push({ address: line.trim(), anchors: [] });
    else if (anchor !== undefined) topics.at(-1)?.anchors.push(anchor);
  }
  return topics;
}

/** Finds the anchors that pages lack. */
export const compareTopics = (
  topics: readonly Topics[],
  anchorsOf: (address: string) => readonly string[] | undefined,
): ComparedTopics[] =>
  topics.map(({ address, anchors }) => {
    const known = anchorsOf(address);
    const missing = known ? anchors.filter((anchor) => !known.includes(anchor)) : null;
    return { address, count: anchors.length, missing };
  });
