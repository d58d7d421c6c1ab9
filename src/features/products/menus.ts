/** Dynamic imports are cached by the browser; failures are retried. */
export const loadMenus = () => import('@site/src/features/product-menus');

/** Preloads the menus. A failure is shown when a menu opens. */
export function prefetchMenus(): void {
  loadMenus().catch(() => undefined);
}
