/**
 * The text of `robots.txt`. Pages that are not to be found say so themselves: a crawler that may not
 * read them would not know.
 * @param siteUrl Without trailing slash.
 * @param baseUrls Where the listed languages are served, with `/` at the end.
 */
export function robotsText(siteUrl: string, baseUrls: readonly string[]): string {
  const sitemaps = baseUrls.map((baseUrl) => `Sitemap: ${siteUrl}${baseUrl}sitemap.xml`);
  return ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n');
}
