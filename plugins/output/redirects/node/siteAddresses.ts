import type { SiteContent } from '../../../common/html-postbuild/contentPages';
import type { Product } from '../../../../src/site/products';
import type { Redirect } from '../../../../src/site/redirectRules';
import type { SiteAddresses } from '../contract';

/** Returns the URLs that the 404 page suggests: all pages except test pages, and old URLs. */
export function toSiteAddresses(
  { docs }: SiteContent,
  redirects: readonly Redirect[],
  products: readonly Product[],
): SiteAddresses {
  const experimental = new Set<string>(
    products.filter((product) => product.experimental).map(({ id }) => id),
  );
  return {
    pages: docs
      .filter(({ productId }) => !experimental.has(productId))
      .map(({ pathname, title }): [string, string] => [pathname, title]),
    redirects: redirects.map(({ from, to }): [string, string] => [from, to]),
  };
}
