/**
 * Returns the text of `robots.txt`. It disallows nothing: a crawler has to read a page to see that
 * it is `noindex`.
 * @param siteUrl Without trailing slash.
 * @param baseUrls Base URLs of the listed languages, with trailing slash.
 */
export function robotsText(siteUrl: string, baseUrls: readonly string[]): string {
  const sitemaps = baseUrls.map((baseUrl) => `Sitemap: ${siteUrl}${baseUrl}sitemap.xml`);
  return ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n');
}
