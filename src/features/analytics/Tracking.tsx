import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCodeStyling, useCodeVariant } from '@site/src/prefs';
import { useEffect } from 'react';
import { useChosenMode, usePixelRatio, useSystemScheme } from './browserProperties';
import { listenForClicks } from './clicks';
import type { UserProperties } from '@site/src/site/analyticsEvents';
import { afterTitleChange, pageView } from './pageView';
import type { Provider } from './provider';
import { setEventSender } from './sendEvent';
import { useShownPathname } from './shownPage';

/** Sends a property at the start and whenever it changes. */
function useUserProperty<Name extends keyof UserProperties>(
  { setUserProperty }: Provider,
  name: Name,
  value: UserProperties[Name],
) {
  useEffect(() => setUserProperty(name, value), [setUserProperty, name, value]);
}

function useUserProperties(provider: Provider) {
  const { i18n } = useDocusaurusContext();
  useUserProperty(provider, 'codeVariant', useCodeVariant().codeVariant);
  useUserProperty(provider, 'codeStylingVariant', useCodeStyling().codeStyling);
  useUserProperty(provider, 'userLanguage', i18n.currentLocale);
  useUserProperty(provider, 'devicePixelRatio', usePixelRatio());
  useUserProperty(provider, 'colorSchemeOS', useSystemScheme());
  useUserProperty(provider, 'colorScheme', useChosenMode());
}

function usePageViews({ send }: Provider) {
  const { siteConfig } = useDocusaurusContext();
  const pathname = useShownPathname();
  useEffect(() => {
    if (pathname === null) return undefined;
    return afterTitleChange(() =>
      send('page_view', pageView(siteConfig.url, pathname, document.title)),
    );
  }, [send, pathname, siteConfig.url]);
}

/** Sends what the catalogue lists (`src/site/analyticsEvents.ts`) for as long as it is mounted: while the reader agrees. */
export function Tracking({ provider }: { readonly provider: Provider }) {
  const { start, stop, send } = provider;

  // First, because nothing is let through before the provider has started.
  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);

  useEffect(() => {
    setEventSender(send);
    const stopListening = listenForClicks(send);
    return () => {
      stopListening();
      setEventSender(null);
    };
  }, [send]);

  useUserProperties(provider);
  usePageViews(provider);
  return null;
}
