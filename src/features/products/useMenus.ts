import type * as productMenus from '@site/src/features/product-menus';
import { useEffect, useState } from 'react';

type Menus = typeof productMenus;

/** Dynamic imports are cached by the browser; failures are retried. */
const loadMenus = () => import('@site/src/features/product-menus');

/** Preloads the menus. A failure is shown when a menu opens. */
export function prefetchMenus(): void {
  loadMenus().catch(() => undefined);
}

/** The loaded menus, or whether loading has failed. */
export function useMenus(): { readonly menus: Menus | null; readonly failed: boolean } {
  const [menus, setMenus] = useState<Menus | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    loadMenus().then(
      (loaded) => wanted && setMenus(loaded),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return { menus, failed };
}
