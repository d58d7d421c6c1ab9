import parts from '@generated/search-index/default/parts';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useServices } from '@site/src/features/services';
import { DOCS_VERSIONS, findDocsVersion, toVersionPath } from '@site/src/site/docsVersions';
import { PRODUCTS } from '@site/src/site/products';
import { useMemo, useState } from 'react';
import { chooseParts, isInParts, type Facets, type Place } from './facets';
import { toHit, toHits, withoutShown, type Hit } from './hits';
import { mayMeanIcon } from '../matching/mayMeanIcon';
import { smallIndex } from './smallIndex';
import { useIcons, type IconHit } from './useIcons';
import { useFullText } from './useFullText';
import { usePlace } from './usePlace';
import { useService } from './useService';
import { useSmallIndex } from './useSmallIndex';

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
const INSTANT_LIMIT = 10;

const NOTHING = { instant: [] as readonly Hit[], isIconQuery: false };

interface SearchState {
  /** Icons that the query means. */
  readonly icons: readonly IconHit[];
  /** Results by name. */
  readonly instant: readonly Hit[];
  /** Full-text results, or those of a service. */
  readonly texts: readonly Hit[];
  /** Whether nothing can be shown yet. */
  readonly isLoading: boolean;
  /** Whether more results may follow. */
  readonly isSearching: boolean;
  readonly failure: 'failed' | 'partlyFailed' | 'textFailed' | 'serviceFailed' | null;
  readonly retry: () => void;
  /** Finds the page at a path without language, in the searched version. */
  readonly findPage: (path: string) => Hit | undefined;
}

/** Results of a query: of the site's own indexes, or of a configured service. */
export function useSearch(query: string, facets: Facets): SearchState {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { search: service } = useServices();
  const place = usePlace();
  const [attempt, setAttempt] = useState(0);

  const chosen = chooseParts(parts, place, facets);
  const everywhere = chooseParts(parts, place, { product: null, version: null });
  const wanted = [...chosen, ...everywhere.filter((part) => !chosen.includes(part))];
  const { revision, isReady, isWhole, hasFailed, retry } = useSmallIndex(wanted);
  const chosenKey = chosen.map(({ url }) => url).join(' ');
  const isOwn = service === null;

  const { instant, isIconQuery } = useMemo(() => {
    if (!isOwn) return NOTHING;
    // From elsewhere, most readers mean the first product.
    const product = place.product || (PRODUCTS[0]?.id ?? '');
    const scope = { product, face: place.face, includes: isInParts(chosen) };
    const result = smallIndex.index.search(query, scope, INSTANT_LIMIT);
    return { instant: toHits(result.hits), isIconQuery: mayMeanIcon(query, result) };
    // Equal keys mean equal parts; a new revision contains more of them.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [query, chosenKey, revision, place.product, place.face, isOwn]);

  const hasIcons = facets.product === null || facets.product === ICONS_PRODUCT;
  const { icons, isSearching } = useIcons(query, isWhole && isIconQuery && hasIcons);
  const fullText = useFullText(query, chosen, isOwn, attempt);
  const answer = useService(
    service,
    {
      query,
      locale: i18n.currentLocale,
      product: facets.product,
      version: chosen.find(({ product }) => product === facets.product)?.isDefault
        ? null
        : facets.version,
      productId: place.identity.productId,
      productCategoryId: place.identity.productCategoryId,
    },
    attempt,
  );

  const texts = isOwn ? fullText : answer;
  const failureOfIndex = hasFailed ? (isReady ? 'partlyFailed' : 'failed') : null;
  const failureOfTexts =
    texts.status === 'failed'
      ? isOwn
        ? ('textFailed' as const)
        : ('serviceFailed' as const)
      : null;

  return {
    icons,
    instant,
    texts: withoutShown(texts.hits, instant),
    isLoading: isOwn && !isReady && !hasFailed,
    isSearching: isSearching || texts.status === 'searching',
    // A failure of the name index matters more than one of the full text.
    failure: isOwn ? (failureOfIndex ?? failureOfTexts) : failureOfTexts,
    retry: () => {
      retry();
      setAttempt((number) => number + 1);
    },
    findPage: (path) => {
      const page = smallIndex.findPage(`${siteConfig.baseUrl}${inVersion(path, chosen).slice(1)}`);
      return page && toHit(page);
    },
  };
}
