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

/** Sends a user property at the start and on change. */
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

/**
 * Sends all declared events (`src/site/analyticsEvents.ts`) while mounted, that is while consent is
 * given.
 */
export function Tracking({ provider }: { readonly provider: Provider }) {
  const { start, stop, send } = provider;

  // First, because the provider drops events before it has started.
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
