import { useActivePluginAndVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { pathnameToLanguage, stripTrailingSlashes } from '@site/src/site/paths';
import { getProductIdentity } from '@site/src/site/productIdentity';
import { findProductFace, type ProductFace } from '@site/src/site/products';

/** Pages of no product that have a face (spec §2). */
const DOCS_PAGES: readonly string[] = ['/versions', '/production-error'];

/**
 * Returns the product of the current page; `null` outside of products. That includes the 404 page,
 * which is rendered without knowing the URL.
 */
export function useProductFace(): ProductFace | null {
  const { pathname } = useLocation();
  const pages = useActivePluginAndVersion()?.activeVersion?.docs ?? [];
  const path = stripTrailingSlashes(pathname);
  const isPage =
    pages.some((page) => stripTrailingSlashes(page.path) === path) ||
    DOCS_PAGES.includes(pathnameToLanguage(pathname).canonicalPathname);
  return isPage ? findProductFace(getProductIdentity(pathname)) : null;
}
