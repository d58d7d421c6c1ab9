import siteConfig from '@generated/docusaurus.config';
import {
  FULL_TEXT_FILTERS,
  FULL_TEXT_FOLDER,
  type SearchPartInfo,
} from '@site/plugins/output/search-index/contract';
import { isRecord } from '@site/src/prefs/json';
import { useEffect, useState } from 'react';
import { parseQuery, type Segment } from '../matching/query';
import { splitWords, squash } from '../matching/words';
import type { TextHit } from './hits';

/** Used exports of Pagefind's browser module, which has no types. */
interface FullTextEngine {
  readonly options: (options: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly search: (
    query: string,
    options: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly results: readonly { readonly data: () => Promise<unknown> }[] }>;
}

export type LoadEngine = (url: string) => Promise<FullTextEngine>;

/** Number of results, and how many may be of other products. */
export const FULL_TEXT_LIMIT = 8;
const OTHER_PRODUCTS_LIMIT = 4;
const EXCERPT_WORDS = 24;

/** Parses an excerpt to segments. It contains only `<mark>`; other elements are dropped. */
export function parseExcerpt(html: string): Segment[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes]
    .map(({ textContent, nodeName }) => ({
      text: textContent ?? '',
      isMatch: nodeName === 'MARK',
    }))
    .filter(({ text }) => text !== '');
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether a URL is on this site. */
const isOwn = (url: string) => /^\/(?![/\\])/.test(url);

type Place = Readonly<Record<string, unknown>>;

/** Relevance of a section. */
function relevanceOf({ weighted_locations: locations }: Place): number {
  if (!Array.isArray(locations)) return 0;
  return locations.reduce((sum: number, location: unknown) => {
    const score = isRecord(location) ? location['balanced_score'] : 0;
    return sum + (typeof score === 'number' ? score : 0);
  }, 0);
}

/** The most relevant section; sections are in page order. */
function bestPlace(places: readonly Place[]): Place | undefined {
  let best: Place | undefined;
  for (const place of places) {
    if (!best || relevanceOf(place) > relevanceOf(best)) best = place;
  }
  return best;
}

/** Converts a page to its most relevant section; `null` for invalid data. */
export function toTextHit(data: unknown): TextHit | null {
  if (!isRecord(data)) return null;
  const { meta, sub_results: places } = data;
  const page = textOf(data['url']);
  const pageTitle = isRecord(meta) ? textOf(meta['title']) : '';
  if (!isOwn(page) || pageTitle === '') return null;
  const place = bestPlace((Array.isArray(places) ? places : []).filter(isRecord));
  const placeUrl = textOf(place?.['url']);
  const hasPlace = place !== undefined && placeUrl.startsWith(`${page}#`);
  return {
    kind: 'text',
    url: hasPlace ? placeUrl : page,
    title: (hasPlace && textOf(place['title'])) || pageTitle,
    parent: hasPlace ? pageTitle : '',
    excerpt: parseExcerpt(textOf(place?.['excerpt']) || textOf(data['excerpt'])),
  };
}

/** Minimum share of a term that a word must start with. */
const LEAST_SHARE = 0.6;

/** The words of a query that say something; Pagefind wants every word on a page. */
function meaningOf(query: string): string {
  const { terms } = parseQuery(query);
  const empty = new Set(terms.flatMap(({ text, isOptional }) => (isOptional ? text : [])));
  return query
    .split(/\s+/)
    .filter((word) => !empty.has(squash(word)))
    .join(' ');
}

/**
 * Whether a result contains a term. For unknown terms Pagefind falls back to prefixes, down to a
 * single letter.
 */
export function hasMatch({ excerpt }: TextHit, query: string): boolean {
  const terms = splitWords(query);
  return excerpt
    .filter(({ isMatch }) => isMatch)
    .flatMap(({ text }) => [...splitWords(text), squash(text)])
    .some((word) =>
      terms.some((term) => {
        let shared = 0;
        while (shared < word.length && word[shared] === term[shared]) shared += 1;
        return shared > 0 && shared >= LEAST_SHARE * term.length;
      }),
    );
}

const toFilter = ({ product, version }: SearchPartInfo) => ({
  all: [{ [FULL_TEXT_FILTERS.product]: product }, { [FULL_TEXT_FILTERS.version]: version }],
});

/** Full-text search in one language; Pagefind loads with the first search. */
export class FullText {
  private engine: Promise<FullTextEngine> | null = null;
  private attempts = 0;

  constructor(
    private readonly baseUrl: string,
    private readonly loadEngine: LoadEngine,
  ) {}

  /**
   * Returns the best sections in the given parts, those of the first part first.
   * @throws if Pagefind or its files cannot be loaded. The next call retries.
   */
  async search(query: string, parts: readonly SearchPartInfo[]): Promise<TextHit[]> {
    const engine = await this.start();
    const asked = meaningOf(query);
    const find = async (within: readonly SearchPartInfo[], limit: number) => {
      if (within.length === 0) return [];
      const { results } = await engine.search(asked, { filters: { any: within.map(toFilter) } });
      const data = await Promise.all(results.slice(0, limit).map((result) => result.data()));
      return data.flatMap((entry) => {
        const hit = toTextHit(entry);
        return hit && hasMatch(hit, query) ? hit : [];
      });
    };
    const [first, ...others] = parts;
    const [own, foreign] = await Promise.all([
      find(first ? [first] : [], FULL_TEXT_LIMIT),
      find(others, OTHER_PRODUCTS_LIMIT),
    ]);
    return [...own.slice(0, Math.max(FULL_TEXT_LIMIT - foreign.length, 0)), ...foreign];
  }

  private start(): Promise<FullTextEngine> {
    this.engine ??= this.load().catch((error: unknown) => {
      this.engine = null;
      throw error;
    });
    return this.engine;
  }

  private async load(): Promise<FullTextEngine> {
    // Browsers cache failed imports by URL.
    const again = this.attempts > 0 ? `?attempt=${this.attempts}` : '';
    this.attempts += 1;
    const engine = await this.loadEngine(`${this.baseUrl}${FULL_TEXT_FOLDER}pagefind.js${again}`);
    await engine.options({
      baseUrl: '/',
      excerptLength: EXCERPT_WORDS,
      // Otherwise, long pages such as tables of props would rank first for every word.
      ranking: { pageLength: 0.6, termFrequency: 0.7, termSaturation: 1.6, termSimilarity: 1.2 },
    });
    return engine;
  }
}

// A file of the site that the bundler must ignore.
const fullText = new FullText(siteConfig.baseUrl, (url) => import(/* webpackIgnore: true */ url));

/** The index is created after the build. */
const HAS_FULL_TEXT = process.env.NODE_ENV === 'production';

/** Debounce delay in ms. */
const PAUSE = 200;

/** A single letter would match every page; a Chinese character is a word. */
const isEnough = (query: string) => query.trim().length > 1 || /\P{ASCII}/u.test(query);

interface TextSearch {
  readonly hits: readonly TextHit[];
  readonly status: 'idle' | 'searching' | 'done' | 'failed';
}

const IDLE: TextSearch = { hits: [], status: 'idle' };

/** Full-text results for a query, debounced. */
export function useFullText(
  query: string,
  parts: readonly SearchPartInfo[],
  attempt: number,
): TextSearch {
  const [state, setState] = useState<TextSearch>(IDLE);
  const isOn = HAS_FULL_TEXT && isEnough(query);
  const key = parts.map(({ url }) => url).join(' ');

  useEffect(() => {
    if (!isOn) {
      setState(IDLE);
      return undefined;
    }
    let isCurrent = true;
    setState(({ hits }) => ({ hits, status: 'searching' }));
    const timer = setTimeout(() => {
      fullText.search(query, parts).then(
        (hits) => isCurrent && setState({ hits, status: 'done' }),
        () => isCurrent && setState({ hits: [], status: 'failed' }),
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // Equal URLs mean equal parts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [query, key, isOn, attempt]);

  return state;
}
