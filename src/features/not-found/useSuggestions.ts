import { useLocation } from '@docusaurus/router';
import type { LocaleCode } from '@site/src/site/locales';
import { useEffect, useState } from 'react';
import { readAddress, suggestPages, type Suggestion } from './suggestPages';

/** Number of suggestions, for which space is reserved. */
const LIMIT = 4;

/** Popular pages, shown if nothing is similar. */
const OFTEN_READ = [
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/x/react-data-grid/',
  '/material-ui/getting-started/',
] as const;

export interface Suggestions {
  readonly pages: readonly Suggestion[];
  /** Whether the pages are similar to the URL, rather than popular. */
  readonly areSimilar: boolean;
  /** Language in the URL, if it is one of the site's. */
  readonly locale: LocaleCode | undefined;
}

/** Suggestions for the current URL; `null` until the site's URLs are loaded. */
export function useSuggestions(): Suggestions | null {
  const { pathname } = useLocation();
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  useEffect(() => {
    let isShown = true;
    const address = readAddress(pathname);
    const show = (pages: readonly Suggestion[], areSimilar: boolean) => {
      if (isShown) setSuggestions({ pages, areSimilar, locale: address.locale });
    };
    import('@site-addresses').then(
      ({ default: site }) => {
        const similar = suggestPages(address, site, LIMIT);
        const titles = new Map(site.pages);
        const others = OFTEN_READ.flatMap((page): Suggestion[] => {
          const title = titles.get(page);
          return title === undefined ? [] : [{ pathname: page, title }];
        });
        show(similar.length > 0 ? similar : others, similar.length > 0);
      },
      // Missing after a deploy, or offline; the links to products remain.
      () => show([], false),
    );
    return () => {
      isShown = false;
    };
  }, [pathname]);
  return suggestions;
}
