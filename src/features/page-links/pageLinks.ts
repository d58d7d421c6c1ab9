import { PAGE_LINKS_FIELD, type PropPageLinks } from '@site/plugins/content/product-docs/contract';
import { useEffect, useSyncExternalStore } from 'react';

const NONE: PropPageLinks = {};

/** What a page's metadata says of it in other versions and products. */
export function pageLinksOf(frontMatter: Readonly<Record<string, unknown>>): PropPageLinks {
  // Written by plugins/content/product-docs, whatever the page's own file says.
  return (frontMatter[PAGE_LINKS_FIELD] as PropPageLinks | undefined) ?? NONE;
}

/** The links of the page that is shown: the header is not part of the page, and has its menus. */
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

/** Lets the header's menus know the page, as long as the component that calls it is mounted. */
export function useShowPageLinks(links: PropPageLinks): void {
  useEffect(() => {
    show(links);
    return () => show(NONE);
  }, [links]);
}

/** The links of the page that is shown; none before it is hydrated, and outside the docs. */
export function usePageLinks(): PropPageLinks {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => NONE,
  );
}
