import {
  addTrailingSlash,
  isExternalUrl,
  stripTrailingSlashes,
} from '../../../../../src/site/paths';
import { findAnchor, type PageAnchors } from './anchors';

/** The site whose pages the packages' comments link to. */
const ORIGIN = 'https://mui.com';
const SAFE_PROTOCOL = /^(?:https?|mailto):/i;

/** The pages of this site, by pathname without trailing slash. */
export type SiteAnchors = ReadonlyMap<string, PageAnchors>;

/**
 * The target of a link in a comment: a path of this site with a hash that leads somewhere, or an
 * absolute URL. `undefined` where the link would not be safe or means nothing outside its file.
 */
export type ResolveLink = (url: string) => string | undefined;

/** The path of a page of the libraries' site; other addresses as they are. */
export function toSitePath(url: string): string {
  return url.startsWith(`${ORIGIN}/`) ? url.slice(ORIGIN.length) : url;
}

/**
 * Resolves links of comments to our own page where it exists, else to the libraries' site.
 * `toPathname` says which of our pages a pathname, without trailing slash, means.
 */
export function createLinkResolver(
  site: SiteAnchors,
  toPathname: (pathname: string) => string = (pathname) => pathname,
): ResolveLink {
  return (url) => {
    const path = toSitePath(url);
    if (isExternalUrl(path)) return SAFE_PROTOCOL.test(path) ? path : undefined;
    if (!path.startsWith('/')) return undefined;

    const [beforeHash = '', hash] = path.split('#', 2);
    const [named = ''] = beforeHash.split('?', 1);
    const pathname = toPathname(stripTrailingSlashes(named));
    const anchors = site.get(pathname);
    if (!anchors) return `${ORIGIN}${path}`;
    const anchor = hash ? findAnchor(anchors, hash) : undefined;
    return `${addTrailingSlash(pathname)}${anchor ? `#${anchor}` : ''}`;
  };
}
