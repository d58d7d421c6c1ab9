/** Where a language of the site is served. */
export interface SitePlace {
  /** Without trailing slash, e.g. `https://example.com`. */
  readonly origin: string;
  /** Base URL of the language, e.g. `/zh/`. */
  readonly baseUrl: string;
}

const PATHNAME = /^pathname:\/\/(?=\/)/;

/**
 * Resolves a link of a page to an absolute URL.
 * @param url A path without language, a hash, a relative path, or any URL.
 * @param permalink The page's path with language, e.g. `/zh/material-ui/react-button/`.
 */
export function absoluteUrl(
  url: string,
  permalink: string,
  { origin, baseUrl }: SitePlace,
): string {
  // Docusaurus's protocol for links to files.
  if (PATHNAME.test(url)) return `${origin}${url.replace(PATHNAME, '')}`;
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return url;
  if (!url.startsWith('/')) return new URL(url, `${origin}${permalink}`).href;
  return url.startsWith(baseUrl) ? `${origin}${url}` : `${origin}${baseUrl}${url.slice(1)}`;
}
