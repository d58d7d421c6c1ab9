import type { SiteContent } from '../../../common/html-postbuild/contentPages';
import { isExternalUrl } from '../../../../src/site/paths';
import type { Product } from '../../../../src/site/products';
import type { RedirectSite, RouteStart } from '../../../../src/site/redirectRules';

/** A product's own routes: its family's, and that of a part below it, e.g. `/toolpad/core`. */
function productStarts({ route, href, parts }: Product): RouteStart[] {
  const own = [{ route, start: href }];
  const below = parts
    .filter((part) => !isExternalUrl(part.href))
    .map((part) => ({
      route: part.href.replace(/\/[^/]+\/$/, ''),
      start: part.href,
    }))
    .filter((part) => part.route !== route);
  return [...own, ...below];
}

/** What the redirects of a site are resolved against. Test pages have no place in it. */
export function toRedirectSite(
  { docs, pathnames }: SiteContent,
  products: readonly Product[],
): RedirectSite {
  const offered = products.filter(({ experimental }) => !experimental);
  const olderStarts = offered.flatMap(({ id, route, href }): RouteStart[] => {
    const older = docs.filter((page) => page.productId === id && page.versionRoute !== route);
    return [...new Set(older.map(({ versionRoute }) => versionRoute))].map((versionRoute) => ({
      route: versionRoute,
      start: `${versionRoute}${href.slice(route.length)}`,
    }));
  });
  return { pages: pathnames, starts: [...offered.flatMap(productStarts), ...olderStarts] };
}
