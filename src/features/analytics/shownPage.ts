import { useLocation } from '@docusaurus/router';
import { useEffect, useSyncExternalStore } from 'react';

let shownPathname: string | null = null;
const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/**
 * Notes which page is shown. For the layout of pages: outside of it the location is already that of
 * the next page while the one before is still shown.
 */
export function useNotedPage(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === shownPathname) return;
    shownPathname = pathname;
    for (const notify of listeners) notify();
  }, [pathname]);
}

/** The pathname of the page that is shown; null before there is one. */
export function useShownPathname(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => shownPathname,
    () => null,
  );
}
