import { isRecord } from '@site/src/prefs/json';
import { isExternalUrl, localizePath } from '@site/src/site/paths';
import { DEFAULT_LOCALE, isLocaleCode, LOCALE_CODES } from '@site/src/site/locales';
import { getProductIdentity } from '@site/src/site/productIdentity';
import { findProductFace, PRODUCTS } from '@site/src/site/products';
import type { SearchService } from '@site/src/site/services';
import { parseExcerpt } from '../fullText';
import type { Hit } from '../hits';

const HIT_LIMIT = 40;

/** The index's name for the current version. */
const CURRENT_VERSION = 'master';

/** Parameters of a request. */
export interface ServiceQuery {
  readonly query: string;
  readonly locale: string;
  /** Product and version to filter by; `null` for all, and for the current version. */
  readonly product: string | null;
  readonly version: string | null;
  /** Product and part whose pages rank first; `null` for none. */
  readonly productId: string | null;
  readonly productCategoryId: string | null;
}

/** A family with parts is a category in the index. */
function toProductFilter(product: string): string {
  const family = PRODUCTS.find(({ id }) => id === product);
  return family && family.parts.length > 0 && family.category !== null
    ? `productCategoryId:${family.category}`
    : `productId:${product}`;
}

/** Returns the request body, with the facets of the site's existing index. */
export function toServiceRequest(asked: ServiceQuery): Readonly<Record<string, unknown>> {
  const { query, locale, product, version, productId, productCategoryId } = asked;
  const language = isLocaleCode(locale) ? locale : DEFAULT_LOCALE;
  const preferred =
    productId === null
      ? productCategoryId && `productCategoryId:${productCategoryId}`
      : `productId:${productId}`;
  return {
    query,
    hitsPerPage: HIT_LIMIT,
    facetFilters: [
      `version:${version ?? CURRENT_VERSION}`,
      // Pages that exist only in English are included in all languages.
      language === DEFAULT_LOCALE
        ? `language:${language}`
        : [`language:${language}`, `language:${DEFAULT_LOCALE}`],
      ...(product === null ? [] : [toProductFilter(product)]),
    ],
    optionalFilters: [
      ...(preferred ? [preferred] : []),
      ...(language === DEFAULT_LOCALE ? [] : [`language:${language}`]),
    ],
    attributesToSnippet: ['content:24'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    analyticsTags: [`language:${language}`, ...(productId ? [`product:${productId}`] : [])],
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the path of a URL on any host, in the reader's language; `null` for an invalid URL. */
function toOwnPath(address: string, locale: string): string | null {
  if (!isExternalUrl(address) && !address.startsWith('/')) return null;
  try {
    const { protocol, pathname, hash } = new URL(address, 'https://site.invalid');
    if (protocol !== 'https:' && protocol !== 'http:') return null;
    return localizePath(`${pathname}${hash}`, isLocaleCode(locale) ? locale : DEFAULT_LOCALE);
  } catch {
    return null;
  }
}

const isEnglishPath = (address: string) =>
  !LOCALE_CODES.some((code) => code !== DEFAULT_LOCALE && address.includes(`/${code}/`));

function toServiceHit(record: unknown, locale: string): Hit | null {
  if (!isRecord(record)) return null;
  const address = textOf(record['url']);
  const url = toOwnPath(address, locale);
  const { hierarchy, _snippetResult: snippets } = record;
  const levels = isRecord(hierarchy)
    ? ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].flatMap(
        (level) => textOf(hierarchy[level]) || [],
      )
    : [];
  const title = levels.at(-1);
  if (url === null || title === undefined) return null;
  const snippet = isRecord(snippets) && isRecord(snippets['content']) ? snippets['content'] : {};
  const excerpt = parseExcerpt(textOf(snippet['value']));
  const { productId } = getProductIdentity(url);
  return {
    kind: excerpt.length > 0 ? 'text' : levels.length > 1 ? 'heading' : 'page',
    url,
    title,
    parent: levels.length > 1 ? (levels[0] ?? '') : '',
    productName: findProductFace(getProductIdentity(url))?.name ?? '',
    product: productId ?? '',
    version: textOf(record['version']),
    isEnglish: locale !== DEFAULT_LOCALE && isEnglishPath(address),
    ...(excerpt.length > 0 && { excerpt }),
  };
}

/** Parses the results of a response, without duplicates. */
export function readServiceAnswer(answer: unknown, locale: string): Hit[] {
  const records = isRecord(answer) && Array.isArray(answer['hits']) ? answer['hits'] : [];
  const hits = records.flatMap((record) => toServiceHit(record, locale) ?? []);
  return [...new Map(hits.map((hit) => [hit.url, hit])).values()];
}

type Fetch = (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;

/**
 * Queries Algolia.
 * @throws if it cannot be reached, or answers with an error.
 */
export async function askService(
  { url, appId, apiKey, indexName }: SearchService,
  asked: ServiceQuery,
  fetchAnswer: Fetch,
  signal?: AbortSignal,
): Promise<Hit[]> {
  const response = await fetchAnswer(`${url}/1/indexes/${encodeURIComponent(indexName)}/query`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Algolia-Application-Id': appId,
      'X-Algolia-API-Key': apiKey,
    },
    body: JSON.stringify(toServiceRequest(asked)),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`The search service answered ${response.status}.`);
  return readServiceAnswer(await response.json(), asked.locale);
}
