import { PAGE_LINKS_FIELD, type PropPageLinks } from '@site/plugins/content/product-docs/contract';
import { useEffect, useSyncExternalStore } from 'react';

const NONE: PropPageLinks = {};

/** Returns a page's counterparts in other versions and products from its front matter. */
export function pageLinksOf(frontMatter: Readonly<Record<string, unknown>>): PropPageLinks {
  // `plugins/content/product-docs` always overwrites this field.
  return (frontMatter[PAGE_LINKS_FIELD] as PropPageLinks | undefined) ?? NONE;
}

/** Links of the current page, for the header's menus, which are outside of the page. */
let shown = NONE;
const listeners = new Set<() => void>();

function show(links: PropPageLinks) {
  shown = links;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Publishes the page's links to the header while mounted. */
export function useShowPageLinks(links: PropPageLinks): void {
  useEffect(() => {
    show(links);
    return () => show(NONE);
  }, [links]);
}

/** Links of the current page; none before hydration and outside the docs. */
export function usePageLinks(): PropPageLinks {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => NONE,
  );
}
