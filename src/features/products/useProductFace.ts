import { useActivePluginAndVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { stripTrailingSlashes } from '@site/src/site/paths';
import { getProductIdentity } from '@site/src/site/productIdentity';
import { findProductFace, type ProductFace } from '@site/src/site/products';

/**
 * Returns the product of the current page; `null` outside of products. That includes the 404 page,
 * which is rendered without knowing the URL.
 */
export function useProductFace(): ProductFace | null {
  const { pathname } = useLocation();
  const pages = useActivePluginAndVersion()?.activeVersion?.docs ?? [];
  const path = stripTrailingSlashes(pathname);
  const isPage = pages.some((page) => stripTrailingSlashes(page.path) === path);
  return isPage ? findProductFace(getProductIdentity(pathname)) : null;
}
