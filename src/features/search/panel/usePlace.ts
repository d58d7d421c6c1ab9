import { useActivePluginAndVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { getProductIdentity } from '@site/src/site/productIdentity';
import { findProductFace } from '@site/src/site/products';
import type { Place } from './facets';

interface ReaderPlace extends Place {
  /** Part of the product, e.g. `x-data-grid`. */
  readonly face: string;
}

/** Product and version of the current page; empty outside of products. */
export function usePlace(): ReaderPlace {
  const { pathname } = useLocation();
  const active = useActivePluginAndVersion();
  return {
    product: active?.activePlugin.pluginId ?? '',
    version: active?.activeVersion?.name ?? '',
    face: findProductFace(getProductIdentity(pathname))?.id ?? '',
  };
}
