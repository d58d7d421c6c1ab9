import parts from '@generated/search-index/default/parts';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { DOCS_VERSIONS, findDocsVersion, toVersionPath } from '@site/src/site/docsVersions';
import { PRODUCTS } from '@site/src/site/products';
import { useMemo, useState } from 'react';
import { chooseParts, isInParts, type Facets, type Place } from './facets';
import { useFullText } from './fullText';
import { completeHit, pageOf, toHit, toHits, withoutShown, type Hit } from './hits';
import { mayMeanIcon } from '../matching/mayMeanIcon';
import { nameIndex } from './nameIndex';
import { useIcons, type IconHit } from './icons';
import { usePlace } from './usePlace';
import { useNameIndex } from './useNameIndex';

/** Maps a path of a product's newest version to the searched version. */
function inVersion(path: string, searched: readonly Place[]): string {
  const newest = findDocsVersion(path);
  const name = searched.find(({ product }) => product === newest?.productId)?.version;
  const version = DOCS_VERSIONS.find(
    (candidate) => candidate.productId === newest?.productId && candidate.name === name,
  );
  return version ? toVersionPath(path, version) : path;
}

/** The product that the icons belong to. */
const ICONS_PRODUCT = 'material-ui';

/** Maximum number of results by name. */
const NAMES_LIMIT = 10;

export interface SearchState {
  /** Icons that the query means. */
  readonly icons: readonly IconHit[];
  /** Results by name. */
  readonly names: readonly Hit[];
  /** Results in the text of the pages. */
  readonly fullText: readonly Hit[];
  /** Whether nothing can be shown yet. */
  readonly isLoading: boolean;
  /** Whether more results may follow. */
  readonly isSearching: boolean;
  readonly failure: 'failed' | 'partlyFailed' | 'textFailed' | null;
  readonly retry: () => void;
  /** Finds the page at a path without language, in the searched version. */
  readonly findPage: (path: string) => Hit | undefined;
}

/** Results of a query, in the names and in the full text. */
export function useSearch(query: string, facets: Facets): SearchState {
  const { siteConfig } = useDocusaurusContext();
  const place = usePlace();
  const [attempt, setAttempt] = useState(0);

  const chosen = chooseParts(parts, place, facets);
  const everywhere = chooseParts(parts, place, { product: null, version: null });
  const wanted = [...chosen, ...everywhere.filter((part) => !chosen.includes(part))];
  const { revision, isReady, isWhole, hasFailed, retry } = useNameIndex(wanted);
  const chosenKey = chosen.map(({ url }) => url).join(' ');

  const { names, isIconQuery } = useMemo(() => {
    // From elsewhere, most readers mean the first product.
    const product = place.product || (PRODUCTS[0]?.id ?? '');
    const scope = { product, face: place.face, includes: isInParts(chosen) };
    const result = nameIndex.index.search(query, scope, NAMES_LIMIT);
    return { names: toHits(result.hits), isIconQuery: mayMeanIcon(query, result) };
    // Equal keys mean equal parts; a new revision contains more of them.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [query, chosenKey, revision, place.product, place.face]);

  const hasIcons = facets.product === null || facets.product === ICONS_PRODUCT;
  const { icons, isSearching } = useIcons(query, isWhole && isIconQuery && hasIcons);
  const { hits, status } = useFullText(query, chosen, attempt);
  const fullText = hits.map((hit) => completeHit(hit, nameIndex.findPage(pageOf(hit.url))));
  const failureOfNames = hasFailed ? (isReady ? 'partlyFailed' : 'failed') : null;

  return {
    icons,
    names,
    fullText: withoutShown(fullText, names),
    isLoading: !isReady && !hasFailed,
    isSearching: isSearching || status === 'searching',
    // A failure of the name index matters more than one of the full text.
    failure: failureOfNames ?? (status === 'failed' ? 'textFailed' : null),
    retry: () => {
      retry();
      setAttempt((number) => number + 1);
    },
    findPage: (path) => {
      const page = nameIndex.findPage(`${siteConfig.baseUrl}${inVersion(path, chosen).slice(1)}`);
      return page && toHit(page);
    },
  };
}
