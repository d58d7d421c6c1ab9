import type * as productMenus from '@site/src/features/product-menus';
import { useEffect, useState } from 'react';

type Menus = typeof productMenus;

/** The browser keeps what was loaded; a failure is tried again. */
const loadMenus = () => import('@site/src/features/product-menus');

/** When a press is likely. A failure shows when the menu is open. */
export function prefetchMenus(): void {
  loadMenus().catch(() => undefined);
}

/** What the header's menus list, once it is there, and whether it could not be loaded. */
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
