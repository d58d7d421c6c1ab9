import { useLocation } from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import { getProductIdentity } from '@site/src/site/productIdentity';
import { findProductFace, type ProductFace } from '@site/src/site/products';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Returns the product of the current page; `null` on pages of the site itself. That includes the
 * page for unknown addresses: it is rendered once, before anybody knows the address.
 */
export function useProductFace(): ProductFace | null {
  const { pathname } = useLocation();
  const { plugin } = useRouteContext();
  return plugin.name === DOCS_PLUGIN ? findProductFace(getProductIdentity(pathname)) : null;
}
