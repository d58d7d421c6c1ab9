import { meansIcon, searchIcons } from '../../features/icon-search/searchIcons';
import { mayMeanIcon } from '../../features/search/matching/mayMeanIcon';
import { toRecords, urlOf } from '../../features/search/matching/records';
import { SearchIndex } from '../../features/search/matching/searchIndex';
import { findDocsVersion } from '../../site/docsVersions';
import { LOCALE_CODES, type LocaleCode } from '../../site/locales';
import { localizePath, pathnameToLanguage } from '../../site/paths';
import { getProductIdentity } from '../../site/productIdentity';
import { CURRENT_VERSION, findProductFace, PRODUCTS } from '../../site/products';
import type { BuiltPart } from '../../../plugins/output/search-index/node';

/** What a reader looks for. */
export interface ReaderQuery {
  /** The page that they are on. */
  readonly from: string;
  readonly query: string;
  /** The address that they want first. */
  readonly wanted: string;
}

/** A query whose page is not the first. */
export interface Miss extends ReaderQuery {
  /** Counted from 1; `null` if it is not among the first ten. */
  readonly rank: number | null;
  readonly first: string | null;
}

export interface HitFigures {
  readonly count: number;
  /** Of how many queries the wanted page is the first, and among the first three and five. */
  readonly at1: number;
  readonly at3: number;
  readonly at5: number;
  readonly misses: readonly Miss[];
}

/** The built indexes by language. */
export type BuiltIndexes = Partial<Readonly<Record<LocaleCode, readonly BuiltPart[]>>>;

const LIMIT = 10;
/** The icons come before the pages, at most so many. */
const ICONS = 3;
const ICON = '/material-ui/material-icons/?selected=';

const productAt = (path: string) =>
  (PRODUCTS.find(({ route }) => path.startsWith(`${route}/`)) ?? PRODUCTS[0])?.id ?? '';

function toIndex(parts: readonly BuiltPart[]): SearchIndex {
  const index = new SearchIndex();
  const order = PRODUCTS.map(({ id }) => id as string);
  const sorted = [...parts].sort((a, b) => order.indexOf(a.product) - order.indexOf(b.product));
  for (const { part, product, version } of sorted) index.add(toRecords(part, { product, version }));
  return index;
}

/** Searches the indexes for what readers look for. Queries of a language without index are left out. */
export function measureHits(
  indexes: BuiltIndexes,
  iconNames: readonly string[],
  queries: readonly ReaderQuery[],
): HitFigures {
  const ranked = LOCALE_CODES.flatMap((locale) => {
    const index = toIndex(indexes[locale] ?? []);
    const own = indexes[locale] ? queries : [];
    return own.flatMap((query) => {
      const { userLanguage, canonicalAs } = pathnameToLanguage(query.from);
      if (userLanguage !== locale) return [];
      const place = findDocsVersion(canonicalAs);
      const scope = {
        product: productAt(canonicalAs),
        face: findProductFace(getProductIdentity(query.from))?.id ?? '',
        // Readers get the newest version of each product, unless they are reading another one.
        includes: ({ product, version }: Pick<BuiltPart, 'product' | 'version'>) =>
          version === (product === place?.productId ? place.name : CURRENT_VERSION),
      };
      const result = index.search(query.query, scope, LIMIT);
      const icons =
        mayMeanIcon(query.query, result) && meansIcon(query.query)
          ? searchIcons(iconNames, query.query).slice(0, ICONS)
          : [];
      const urls = [
        ...icons.map((name) => localizePath(`${ICON}${name}`, locale)),
        ...result.hits.map(({ record }) => urlOf(record)),
      ];
      const at = urls.indexOf(query.wanted);
      return { ...query, rank: at === -1 ? null : at + 1, first: urls[0] ?? null };
    });
  });
  const within = (limit: number) =>
    ranked.filter(({ rank }) => rank !== null && rank <= limit).length;
  return {
    count: ranked.length,
    at1: within(1),
    at3: within(3),
    at5: within(5),
    misses: ranked.filter(({ rank }) => rank !== 1),
  };
}
