import { useLocation } from '@docusaurus/router';
import { getProductIdentity } from '@site/src/site/productIdentity';
import { findProductFace, type ProductFace } from '@site/src/site/products';

/** Returns the product of the current page; `null` on pages of the site itself. */
export function useProductFace(): ProductFace | null {
  const { pathname } = useLocation();
  return findProductFace(getProductIdentity(pathname));
}
