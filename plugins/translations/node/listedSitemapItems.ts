import type { Options } from '@docusaurus/preset-classic';

type SitemapOptions = Exclude<Options['sitemap'], false | undefined>;
type CreateSitemapItems = NonNullable<SitemapOptions['createSitemapItems']>;

/**
 * The sitemap plugin's `createSitemapItems`, for the site's `/<locale>/` base paths: a language
 * that is not listed gets no sitemap.
 */
export function listedSitemapItems(
  locales: readonly string[],
  listed: readonly string[],
): CreateSitemapItems {
  const unlisted = locales.filter((locale) => !listed.includes(locale));
  return async ({ defaultCreateSitemapItems, ...params }) =>
    unlisted.some((locale) => params.siteConfig.baseUrl.endsWith(`/${locale}/`))
      ? []
      : defaultCreateSitemapItems(params);
}
