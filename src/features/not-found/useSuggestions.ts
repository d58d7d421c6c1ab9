import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { LocaleCode } from '@site/src/site/locales';
import { addTrailingSlash } from '@site/src/site/paths';
import { useEffect, useState } from 'react';
import { findTarget, readAddress, suggestPages, type Suggestion } from './suggestPages';

/** Number of suggestions, for which space is reserved. */
const LIMIT = 4;

/** Popular pages, shown if nothing is similar. */
const OFTEN_READ = [
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/x/react-data-grid/',
  '/material-ui/getting-started/',
] as const;

export interface ShownSuggestions {
  readonly pages: readonly Suggestion[];
  /** Why they are shown: a similar address, a related subject, or because many read them. */
  readonly likeness: 'similar' | 'related' | 'popular';
  /** Language in the URL, if it is one of the site's. */
  readonly locale: LocaleCode | undefined;
}

/**
 * Suggestions for the current URL; `null` until the site's URLs are loaded. Moves on from an old URL
 * whose page is known, for hosts that do not redirect it.
 */
export function useSuggestions(): ShownSuggestions | null {
  const { pathname, search, hash } = useLocation();
  const history = useHistory();
  const { currentLocale } = useDocusaurusContext().i18n;
  const [suggestions, setSuggestions] = useState<ShownSuggestions | null>(null);
  useEffect(() => {
    let isShown = true;
    const address = readAddress(pathname);
    const { locale = currentLocale } = address;
    const show = (pages: readonly Suggestion[], likeness: ShownSuggestions['likeness']) => {
      if (isShown) setSuggestions({ pages, likeness, locale: address.locale });
    };
    import('@generated/redirects/default/addresses.json').then(
      ({ default: site }) => {
        const [target, heading] = findTarget(address, site)?.split('#', 2) ?? [];
        // The same path again means that the page is in the list, but not on the host.
        if (
          isShown &&
          target &&
          locale === currentLocale &&
          target !== addTrailingSlash(pathname)
        ) {
          history.replace(`${target}${search}${heading ? `#${heading}` : hash}`);
          return;
        }
        const { pages, areSimilar } = suggestPages(address, site, LIMIT);
        if (pages.length > 0) return show(pages, areSimilar ? 'similar' : 'related');
        const titles = new Map(site.pages);
        const others = OFTEN_READ.flatMap((page): Suggestion[] => {
          const title = titles.get(page);
          return title === undefined ? [] : [{ pathname: page, title }];
        });
        show(others, 'popular');
      },
      // Missing after a deploy, or offline; the links to products remain.
      () => show([], 'popular'),
    );
    return () => {
      isShown = false;
    };
  }, [pathname, search, hash, history, currentLocale]);
  return suggestions;
}
