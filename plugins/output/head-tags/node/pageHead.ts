import { findDocsVersion, toCurrentPath } from '../../../../src/site/docsVersions';
import { DEFAULT_LOCALE } from '../../../../src/site/locales';
import { getProductIdentity } from '../../../../src/site/productIdentity';
import { findProductFace, PRODUCTS } from '../../../../src/site/products';
import type { DocPage } from '../../../common/html-postbuild/contentPages';
import type { TranslationCheck } from '../../../content/translations/node';

/** SEO data of a page; URLs are absolute. */
export interface PageHead {
  /** `null` for pages that must not be indexed. */
  readonly canonical: string | null;
  readonly alternates: readonly { readonly hreflang: string; readonly url: string }[];
  readonly breadcrumbs: readonly { readonly name: string; readonly url: string }[];
}

interface SiteLanguage {
  readonly code: string;
  readonly htmlLang: string;
}

/** The site in the language of the build. */
export interface HeadSite {
  /** Without trailing slash. */
  readonly url: string;
  readonly locale: string;
  /** The languages that are offered to readers. */
  readonly listed: readonly SiteLanguage[];
  readonly docs: ReadonlyMap<string, DocPage>;
  /** Every page, without language and with trailing slash. */
  readonly pathnames: ReadonlySet<string>;
  readonly isTranslated: TranslationCheck;
}

/** Returns a page's counterpart in the newest version of its product, or `pathname` if there is none. */
function newestPathname(pathname: string, { docs }: HeadSite): string {
  const version = findDocsVersion(pathname);
  const newest = version && toCurrentPath(pathname, version);
  return newest !== undefined && docs.has(newest) ? newest : pathname;
}

/** Whether search engines may index a page. */
export function isIndexed(pathname: string, { pathnames }: HeadSite): boolean {
  const isTestPage = PRODUCTS.some(
    ({ experimental, route }) => experimental && pathname.startsWith(`${route}/`),
  );
  return pathnames.has(pathname) && !isTestPage;
}

const NOTHING: PageHead = { canonical: null, alternates: [], breadcrumbs: [] };

/**
 * Returns the head of the page at `pathname`, which has no language prefix. The canonical URL of an
 * older version's page is its counterpart in the newest version; that of an untranslated page is
 * the English page. Translated pages are each other's alternates.
 */
export function pageHead(pathname: string, site: HeadSite): PageHead {
  const { url, locale, listed, docs, isTranslated } = site;
  if (!isIndexed(pathname, site)) return NOTHING;
  const toUrl = (address: string, code: string) =>
    `${url}${code === DEFAULT_LOCALE ? '' : `/${code}`}${address}`;
  const own = docs.get(pathname);
  const newest = newestPathname(pathname, site);
  const page = docs.get(newest);
  // Pages outside the docs are translated through the dictionary.
  const isIn = (code: string) => page === undefined || isTranslated(page, code);
  const canonical = toUrl(newest, isIn(locale) ? locale : DEFAULT_LOCALE);

  const isOffered = listed.some(({ code }) => code === locale);
  const isItself = canonical === toUrl(pathname, locale);
  const languages = isItself && isOffered ? listed.filter(({ code }) => isIn(code)) : [];
  const alternates = languages.map(({ code, htmlLang }) => ({
    hreflang: htmlLang,
    url: toUrl(newest, code),
  }));
  const fallback = { hreflang: 'x-default', url: toUrl(newest, DEFAULT_LOCALE) };

  const product = findProductFace(getProductIdentity(pathname));
  const isStart = product?.href === pathname;
  return {
    canonical,
    alternates: alternates.length > 0 ? [...alternates, fallback] : [],
    breadcrumbs: own
      ? [
          ...(product && !isStart
            ? [{ name: product.name, url: toUrl(product.href, locale) }]
            : []),
          {
            name: isStart ? product.name : own.title,
            url: toUrl(pathname, locale),
          },
        ]
      : [],
  };
}
