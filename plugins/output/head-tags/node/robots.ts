import { LICENSES_PATH } from '../../licenses/contract';

/**
 * Returns the text of `robots.txt`. It disallows nothing: a crawler has to read a page to see that
 * it is `noindex`. A comment says where the licences are.
 * @param siteUrl Without trailing slash.
 * @param baseUrls Base URLs of the listed languages, with trailing slash.
 */
export function robotsText(siteUrl: string, baseUrls: readonly string[]): string {
  const sitemaps = baseUrls.map((baseUrl) => `Sitemap: ${siteUrl}${baseUrl}sitemap.xml`);
  const licenses = `# Licenses of the code and the fonts: ${siteUrl}${LICENSES_PATH}`;
  return ['User-agent: *', 'Allow: /', '', ...sitemaps, '', licenses, ''].join('\n');
}
