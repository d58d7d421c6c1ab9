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
  readonly defaultLocale: string;
  /** The languages that are offered to readers. */
  readonly listed: readonly SiteLanguage[];
  readonly docs: ReadonlyMap<string, DocPage>;
  /** Every page, without language and with trailing slash. */
  readonly pathnames: ReadonlySet<string>;
  /** Path prefixes of test pages. */
  readonly hidden: readonly string[];
  readonly isTranslated: TranslationCheck;
  /** Returns the product of a path and its first page; `null` outside of products. */
  readonly findProduct: (
    pathname: string,
  ) => { readonly name: string; readonly href: string } | null;
  /** The routes of the newest versions, by docs plugin instance. */
  readonly newestRoutes: ReadonlyMap<string, string>;
}

/**
 * Returns the page's counterpart in the newest version of its product, or `pathname` if there is
 * none.
 */
function newestPathname(
  page: Pick<DocPage, 'productId' | 'pathname' | 'versionRoute' | 'isNewest'>,
  { docs, newestRoutes }: Pick<HeadSite, 'docs' | 'newestRoutes'>,
): string {
  if (page.isNewest) return page.pathname;
  const route = newestRoutes.get(page.productId) ?? page.versionRoute;
  const newest = `${route}${page.pathname.slice(page.versionRoute.length)}`;
  return docs.has(newest) ? newest : page.pathname;
}

/** Whether search engines may index a page. */
export function isIndexed(pathname: string, { pathnames, hidden }: HeadSite): boolean {
  return pathnames.has(pathname) && !hidden.some((start) => pathname.startsWith(start));
}

const NOTHING: PageHead = { canonical: null, alternates: [], breadcrumbs: [] };

/**
 * Returns the head of the page at `pathname`, which has no language prefix. The canonical URL of an
 * older version's page is its counterpart in the newest version; that of an untranslated page is
 * the English page. Translated pages are each other's alternates.
 */
export function pageHead(pathname: string, site: HeadSite): PageHead {
  const { url, locale, defaultLocale, listed, docs, isTranslated, findProduct } = site;
  if (!isIndexed(pathname, site)) return NOTHING;
  const toUrl = (address: string, code: string) =>
    `${url}${code === defaultLocale ? '' : `/${code}`}${address}`;
  const own = docs.get(pathname);
  const newest = own ? newestPathname(own, site) : pathname;
  const page = docs.get(newest);
  // Pages outside the docs are translated through the dictionary.
  const isIn = (code: string) => page === undefined || isTranslated(page, code);
  const canonical = toUrl(newest, isIn(locale) ? locale : defaultLocale);

  const isOffered = listed.some(({ code }) => code === locale);
  const isItself = canonical === toUrl(pathname, locale);
  const languages = isItself && isOffered ? listed.filter(({ code }) => isIn(code)) : [];
  const alternates = languages.map(({ code, htmlLang }) => ({
    hreflang: htmlLang,
    url: toUrl(newest, code),
  }));
  const fallback = { hreflang: 'x-default', url: toUrl(newest, defaultLocale) };

  const product = findProduct(pathname);
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
