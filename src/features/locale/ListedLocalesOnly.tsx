import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useMemo, type ReactNode } from 'react';
import { hideUnlistedLocales } from './hideUnlistedLocales';
import { useListedLocales } from './useListedLocales';

/** What is inside sees the listed languages as the site's languages. */
export function ListedLocalesOnly({ children }: { readonly children: ReactNode }) {
  const context = useDocusaurusContext();
  const listed = useListedLocales();
  // `listed` is made anew in every render from a configuration that never changes.
  const listedCodes = listed.join();
  const value = useMemo(() => {
    const { i18n } = context;
    const localeConfigs = hideUnlistedLocales(i18n.localeConfigs, listedCodes.split(','));
    return { ...context, i18n: { ...i18n, localeConfigs } };
  }, [context, listedCodes]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}
