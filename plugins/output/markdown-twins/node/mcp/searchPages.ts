/** A searchable page. */
export interface SearchedPage {
  readonly title: string;
  readonly description: string;
  /** Components or hooks that it documents. */
  readonly names: readonly string[];
  readonly markdown: string;
}

export interface SearchHit<Page> {
  readonly page: Page;
  /** Heading of the best match; empty for the start of the page. */
  readonly heading: string;
  readonly excerpt: string;
  readonly score: number;
}

/** Score of a term by where it occurs. */
const WORTH = { name: 40, title: 24, heading: 10, description: 6, body: 1 } as const;
/** Factor for whole words. */
const WHOLE = 2;
const BODY_LIMIT = 5;
const EXCERPT_LENGTH = 240;

/** Splits a query into terms; Chinese text into pairs of characters, since it has no spaces. */
export function toTerms(query: string): string[] {
  const words = query.toLowerCase().match(/[\p{Script=Han}]+|[\p{L}\p{N}_-]+/gu) ?? [];
  const terms = words.flatMap((word) =>
    /\p{Script=Han}/u.test(word) && word.length > 2
      ? Array.from({ length: word.length - 1 }, (_none, index) => word.slice(index, index + 2))
      : [word],
  );
  return [...new Set(terms)];
}

interface Section {
  readonly heading: string;
  readonly text: string;
}

/** Splits a page at its headings, code included. */
export function toSections(markdown: string): Section[] {
  const sections: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined;
    }
    const [, heading] = fence === undefined ? (/^#{2,6} (.+)$/.exec(line) ?? []) : [];
    // The title is scored separately.
    if (fence === undefined && line.startsWith('# ')) continue;
    if (heading === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ heading: heading.replace(/[`*]/g, ''), lines: [] });
  }
  return sections.map(({ heading, lines }) => ({ heading, text: lines.join('\n').trim() }));
}

const isWhole = (text: string, term: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${term.replace(/[-]/g, '\\-')}(?![\\p{L}\\p{N}])`, 'u').test(text);

/** Score of a term in a short text. */
function worthIn(text: string, term: string, worth: number): number {
  if (!text.includes(term)) return 0;
  return isWhole(text, term) ? worth * WHOLE : worth;
}

function count(text: string, term: string): number {
  let found = 0;
  for (
    let at = text.indexOf(term);
    at >= 0 && found < BODY_LIMIT;
    at = text.indexOf(term, at + 1)
  ) {
    found += 1;
  }
  return found;
}

/** Excerpt around the first match, on one line. */
function toExcerpt(text: string, terms: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ');
  const lower = line.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((at) => at >= 0);
  const start = Math.max(0, Math.min(...places, line.length) - EXCERPT_LENGTH / 4);
  const from = places.length > 0 ? start : 0;
  const cut = line.slice(from, from + EXCERPT_LENGTH);
  return `${from > 0 ? '…' : ''}${cut}${from + EXCERPT_LENGTH < line.length ? '…' : ''}`;
}

/** A page with lowercase texts to search in. */
export interface IndexedPage<Page extends SearchedPage> {
  readonly page: Page;
  readonly title: string;
  readonly description: string;
  readonly names: readonly string[];
  readonly sections: readonly (Section & {
    readonly lower: string;
    readonly lowerHeading: string;
  })[];
}

export function indexPage<Page extends SearchedPage>(page: Page): IndexedPage<Page> {
  return {
    page,
    title: page.title.toLowerCase(),
    description: page.description.toLowerCase(),
    names: page.names.map((name) => name.toLowerCase()),
    sections: toSections(page.markdown).map((section) => ({
      ...section,
      lower: section.text.toLowerCase(),
      lowerHeading: section.heading.toLowerCase(),
    })),
  };
}

function scorePage<Page extends SearchedPage>(
  indexed: IndexedPage<Page>,
  terms: readonly string[],
): { hit: SearchHit<Page>; found: number } {
  const { page, title, description, names, sections } = indexed;
  const head = terms.map(
    (term) =>
      worthIn(title, term, WORTH.title) +
      worthIn(description, term, WORTH.description) +
      (names.includes(term) ? WORTH.name : 0),
  );
  const rows = sections.map((section) =>
    terms.map(
      (term) =>
        worthIn(section.lowerHeading, term, WORTH.heading) +
        count(section.lower, term) * WORTH.body,
    ),
  );
  // A section that contains all terms ranks before one that repeats a term.
  const sums = rows.map((row) =>
    row.reduce((sum, value) => sum + value + (value > 0 ? WORTH.heading : 0), 0),
  );
  const bestSum = Math.max(0, ...sums);
  const best = sections[Math.max(0, sums.indexOf(bestSum))];
  const found = terms.filter(
    (_term, index) => head[index] || rows.some((row) => row[index]),
  ).length;
  return {
    hit: {
      page,
      heading: best?.heading ?? '',
      excerpt: toExcerpt(best?.text ?? '', terms),
      score: head.reduce((sum, value) => sum + value, 0) + bestSum,
    },
    found,
  };
}

/**
 * Returns the pages that match a query, best first: those with all terms, or else with the most.
 * The order of equal scores is stable.
 */
export function searchPages<Page extends SearchedPage>(
  pages: readonly IndexedPage<Page>[],
  query: string,
  limit: number,
): SearchHit<Page>[] {
  const terms = toTerms(query);
  const scored = pages.map((page) => scorePage(page, terms)).filter(({ found }) => found > 0);
  const most = Math.max(0, ...scored.map(({ found }) => found));
  return scored
    .filter(({ found }) => found === most)
    .map(({ hit }) => hit)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit);
}
