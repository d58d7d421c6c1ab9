import { pathnameToLanguage } from '@site/src/site/paths';
import { PRODUCTS, type Product } from '@site/src/site/products';

/** Returns the product of a path; `null` for pages outside the docs and test pages. */
export function findProduct(pathname: string): Product | null {
  const { canonicalPathname } = pathnameToLanguage(pathname);
  const product = PRODUCTS.find(
    ({ route, experimental }) =>
      !experimental && (canonicalPathname === route || canonicalPathname.startsWith(`${route}/`)),
  );
  return product ?? null;
}
