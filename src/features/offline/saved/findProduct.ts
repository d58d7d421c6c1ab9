import { pathnameToLanguage } from '@site/src/site/paths';
import { PRODUCTS, type Product } from '@site/src/site/products';

/** The product whose pages a path is among; `null` for pages of the site itself and test pages. */
export function findProduct(pathname: string): Product | null {
  const { canonicalPathname } = pathnameToLanguage(pathname);
  const product = PRODUCTS.find(
    ({ route, experimental }) =>
      !experimental && (canonicalPathname === route || canonicalPathname.startsWith(`${route}/`)),
  );
  return product ?? null;
}
