import type { Options } from '@docusaurus/preset-classic';
import { flattenRoutes } from '@docusaurus/utils';
import { DEFAULT_LOCALE } from '../../../../src/site/locales';
import { PRODUCTS } from '../../../../src/site/products';
import type { TranslationCheck } from '../../../content/translations/node';

type SitemapOptions = Exclude<Options['sitemap'], false | undefined>;
type CreateSitemapItems = NonNullable<SitemapOptions['createSitemapItems']>;

interface SitemapRules {
  readonly locale: string;
  /** The languages that are offered to readers. */
  readonly listed: readonly string[];
  readonly isTranslated: TranslationCheck;
}

/** Source file of an older version or of its translation. */
const OLDER_VERSION = /^[^/]+_versioned_docs\/|^i18n\/[^/]+\/[^/]+\/version-/;

/**
 * Creates the sitemap plugin's `createSitemapItems`. It keeps indexable pages, in the languages
 * they are translated into. The sitemap of an unlisted language is empty.
 */
export function indexedSitemapItems(rules: SitemapRules): CreateSitemapItems {
  const { locale, listed, isTranslated } = rules;
  return async ({ defaultCreateSitemapItems, ...params }) => {
    if (!listed.includes(locale)) return [];
    const { url, baseUrl } = params.siteConfig;
    const sources = new Map(
      flattenRoutes(params.routes).map(({ path, metadata }) => [path, metadata?.sourceFilePath]),
    );
    const isIndexed = (item: { readonly url: string }) => {
      const permalink = item.url.slice(url.length);
      const pathname = `/${permalink.slice(baseUrl.length)}`;
      const product = PRODUCTS.find(({ route }) => pathname.startsWith(`${route}/`));
      const source = sources.get(permalink);
      if (product === undefined || source === undefined) return true;
      if (product.experimental || OLDER_VERSION.test(source)) return false;
      const page = { pathname, source: `@site/${source}` };
      return locale === DEFAULT_LOCALE || isTranslated(page, locale);
    };
    return (await defaultCreateSitemapItems(params)).filter(isIndexed);
  };
}
