import { useLocation } from '@docusaurus/router';
import type { LocaleCode } from '@site/src/site/locales';
import { useEffect, useState } from 'react';
import { readAddress, suggestPages, type Suggestion } from './suggestPages';

/** What a reader is offered; it takes no more room than is kept for it. */
const LIMIT = 4;

/** What is offered where nothing is similar: pages that are read often. */
const OFTEN_READ = [
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/x/react-data-grid/',
  '/material-ui/getting-started/',
] as const;

export interface Suggestions {
  readonly pages: readonly Suggestion[];
  /** Whether the pages are like the address, rather than what others read. */
  readonly areSimilar: boolean;
  /** The language of the address, where it names one of the site's. */
  readonly locale: LocaleCode | undefined;
}

/** The pages like the address that is shown; `null` until the site's addresses are loaded. */
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
      // The file is gone after a deploy, or there is no connection: the products are offered still.
      () => show([], false),
    );
    return () => {
      isShown = false;
    };
  }, [pathname]);
  return suggestions;
}
