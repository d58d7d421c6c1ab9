import type { SiteContent } from '../../../common/html-postbuild/contentPages';
import { isExternalUrl } from '../../../../src/site/paths';
import type { Product } from '../../../../src/site/products';
import type { RedirectSite, RouteStart } from '../../../../src/site/redirectRules';

/** Routes of a product and of its parts, e.g. `/toolpad/core`. */
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

/** Returns what redirects are resolved against. */
export function toRedirectSite(
  { docs, pathnames }: SiteContent,
  products: readonly Product[],
): RedirectSite {
  const olderStarts = products.flatMap(({ id, route, href }): RouteStart[] => {
    const older = docs.filter((page) => page.productId === id && page.versionRoute !== route);
    return [...new Set(older.map(({ versionRoute }) => versionRoute))].map((versionRoute) => ({
      route: versionRoute,
      start: `${versionRoute}${href.slice(route.length)}`,
    }));
  });
  return { pages: pathnames, starts: [...products.flatMap(productStarts), ...olderStarts] };
}
