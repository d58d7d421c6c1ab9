import { parseQuery } from '../../../../../src/features/search/matching/query';
import { toRecords } from '../../../../../src/features/search/matching/records';
import {
  SearchIndex,
  type SearchScope,
} from '../../../../../src/features/search/matching/searchIndex';
import type { BuiltPart } from '../../../search-index/node';

/** A searchable page. */
export interface SearchedPage {
  readonly path: string;
  readonly product: string;
  readonly version: string;
  readonly markdown: string;
}

export interface PageHit<Page> {
  readonly page: Page;
  /** Heading or row of the best match; empty for the start of the page. */
  readonly heading: string;
  readonly excerpt: string;
}

interface Section {
  readonly heading: string;
  readonly text: string;
}

const EXCERPT_LENGTH = 240;

/** Number of matches of a page among the names; the best is its hit. */
const NAMES_PER_PAGE = 5;

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
    // The title is no text.
    if (fence === undefined && line.startsWith('# ')) continue;
    if (heading === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ heading: heading.replace(/[`*]/g, ''), lines: [] });
  }
  return sections.map(({ heading, lines }) => ({ heading, text: lines.join('\n').trim() }));
}

/** Number of words in a section. */
function countIn({ heading, text }: Section, words: readonly string[]): number {
  const lower = `${heading}\n${text}`.toLowerCase();
  return words.filter((word) => lower.includes(word)).length;
}

/** Excerpt around the first word, on one line. */
function toExcerpt(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ');
  const lower = line.toLowerCase();
  const places = words.map((word) => lower.indexOf(word)).filter((at) => at >= 0);
  const from = places.length > 0 ? Math.max(0, Math.min(...places) - EXCERPT_LENGTH / 4) : 0;
  const cut = line.slice(from, from + EXCERPT_LENGTH);
  return `${from > 0 ? '…' : ''}${cut}${from + EXCERPT_LENGTH < line.length ? '…' : ''}`;
}

/** The section with a title, or else with the most words. */
function findPlace({ markdown }: SearchedPage, words: readonly string[], title?: string) {
  const places = toSections(markdown).map((section) => ({
    ...section,
    found: countIn(section, words),
  }));
  const most = Math.max(...places.map(({ found }) => found));
  const place =
    places.find(({ heading }) => heading === title) ?? places.find(({ found }) => found === most);
  const { heading = '', text = '', found = 0 } = place ?? {};
  return { heading, excerpt: toExcerpt(text, words), found };
}

/** Searches the site's name index, and after it the text of the pages. */
export class PageSearch<Page extends SearchedPage> {
  private readonly names = new SearchIndex();
  private readonly byPath: ReadonlyMap<string, Page>;

  constructor(
    private readonly pages: readonly Page[],
    parts: readonly BuiltPart[],
  ) {
    this.byPath = new Map(pages.map((page) => [page.path, page]));
    for (const { part, product, version } of parts) {
      this.names.add(toRecords(part, { product, version }));
    }
  }

  /** Returns the pages that a query names, best first, and then those with all its words in their text. */
  search(query: string, scope: SearchScope, limit: number): PageHit<Page>[] {
    const { terms } = parseQuery(query);
    const words = terms.flatMap(({ text, isOptional }) => (isOptional ? [] : text));
    const titles = new Map<Page, string>();
    for (const { record } of this.names.search(query, scope, limit * NAMES_PER_PAGE).hits) {
      const page = this.byPath.get(record.page.url);
      if (page && !titles.has(page)) titles.set(page, record.title);
    }
    const named = [...titles].map(([page, title]) => ({ page, ...findPlace(page, words, title) }));
    const others = this.pages.filter((page) => {
      if (words.length === 0 || titles.has(page) || !scope.includes(page)) return false;
      const text = page.markdown.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    const texts = others
      .map((page) => ({ page, ...findPlace(page, words) }))
      .sort((a, b) => b.found - a.found);
    return [...named, ...texts].slice(0, limit);
  }
}
