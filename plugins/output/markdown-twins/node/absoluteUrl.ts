/** Where a language of the site is. */
export interface SitePlace {
  /** Without slash at the end, e.g. `https://example.com`. */
  readonly origin: string;
  /** The path of the language, e.g. `/zh/`. */
  readonly baseUrl: string;
}

const PATHNAME = /^pathname:\/\/(?=\/)/;

/**
 * The address of a link in a page, with the host in it.
 * @param url As the page has it: a path without language, a hash, a relative path, or any URL.
 * @param permalink The page's path with its language, e.g. `/zh/material-ui/react-button/`.
 */
export function absoluteUrl(
  url: string,
  permalink: string,
  { origin, baseUrl }: SitePlace,
): string {
  // Docusaurus' way to name a file that is no page.
  if (PATHNAME.test(url)) return `${origin}${url.replace(PATHNAME, '')}`;
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return url;
  if (!url.startsWith('/')) return new URL(url, `${origin}${permalink}`).href;
  return url.startsWith(baseUrl) ? `${origin}${url}` : `${origin}${baseUrl}${url.slice(1)}`;
}
