import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchPartInfo } from '@site/plugins/output/search-index/contract';
import { useEffect, useState } from 'react';
import { FullText } from './fullText';
import type { Hit } from './hits';

export interface TextSearch {
  readonly hits: readonly Hit[];
  readonly status: 'idle' | 'searching' | 'done' | 'failed';
}

const IDLE: TextSearch = { hits: [], status: 'idle' };

/** Debounce delay in ms. */
const PAUSE = 200;

/** A single letter would match every page; a Chinese character is a word. */
const isEnough = (query: string) => query.trim().length > 1 || /\P{ASCII}/u.test(query);

/** The index is created after the build. */
const HAS_FULL_TEXT = process.env.NODE_ENV === 'production';

const byBaseUrl = new Map<string, FullText>();

function fullTextOf(baseUrl: string): FullText {
  const known = byBaseUrl.get(baseUrl);
  if (known) return known;
  // A file of the site that the bundler must ignore.
  const made = new FullText(baseUrl, (url) => import(/* webpackIgnore: true */ url));
  byBaseUrl.set(baseUrl, made);
  return made;
}

/** Full-text results for a query, debounced. */
export function useFullText(
  query: string,
  parts: readonly SearchPartInfo[],
  isWanted: boolean,
  attempt: number,
): TextSearch {
  const { siteConfig } = useDocusaurusContext();
  const [state, setState] = useState<TextSearch>(IDLE);
  const { baseUrl } = siteConfig;
  const isOn = HAS_FULL_TEXT && isWanted && isEnough(query);
  const key = parts.map(({ url }) => url).join(' ');

  useEffect(() => {
    if (!isOn) {
      setState(IDLE);
      return undefined;
    }
    let isCurrent = true;
    setState(({ hits }) => ({ hits, status: 'searching' }));
    const timer = setTimeout(() => {
      fullTextOf(baseUrl)
        .search(query, parts)
        .then(
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
  }, [query, key, isOn, baseUrl, attempt]);

  return state;
}
