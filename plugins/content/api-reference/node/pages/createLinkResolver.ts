import {
  addTrailingSlash,
  isExternalUrl,
  stripTrailingSlashes,
} from '../../../../../src/site/paths';
import { findAnchor, type PageAnchors } from '../../../../common/api-model/anchors';

/** Site that the packages' comments link to. */
const ORIGIN = 'https://mui.com';
const SAFE_PROTOCOL = /^(?:https?|mailto):/i;

/** Pages of this site with their anchors, by pathname without trailing slash. */
export type SiteAnchors = ReadonlyMap<string, PageAnchors>;

/**
 * Resolves a link in a comment: to a path of this site with an existing anchor, or to an absolute
 * URL. `undefined` if the link is unsafe, or relative to its source file.
 */
export type ResolveLink = (url: string) => string | undefined;

/** Returns the path of a page on the libraries' site; other URLs unchanged. */
export function toSitePath(url: string): string {
  return url.startsWith(`${ORIGIN}/`) ? url.slice(ORIGIN.length) : url;
}

/**
 * Creates a resolver that prefers pages of this site to the libraries' site. `toPathname` maps a
 * pathname without trailing slash to a page of this site.
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
