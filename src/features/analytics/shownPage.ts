import { useLocation } from '@docusaurus/router';
import { useEffect, useSyncExternalStore } from 'react';

let shownPathname: string | null = null;
const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/**
 * Records the current page. Call it from the page layout: outside of it, the location already
 * changes while the previous page is still shown.
 */
export function useNotedPage(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === shownPathname) return;
    shownPathname = pathname;
    for (const notify of listeners) notify();
  }, [pathname]);
}

/** Returns the pathname of the current page; null before the first. */
export function useShownPathname(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => shownPathname,
    () => null,
  );
}
