import { ConsentQuestion, useConsent } from '@site/src/features/consent';
import type { AnalyticsService } from '@site/src/site/services';
import { useEffect, useState } from 'react';
import { createProvider, type Provider } from './provider';
import { Tracking } from './Tracking';
import { reportWebVitals } from './webVitals';

/**
 * Sampled once per page load, at the first consent. After a withdrawal the provider drops the
 * events.
 */
function useWebVitals({ send }: Provider, isGranted: boolean) {
  const [wasGranted, setWasGranted] = useState(isGranted);
  if (isGranted && !wasGranted) setWasGranted(true);
  useEffect(() => {
    if (wasGranted) void reportWebVitals(send);
  }, [send, wasGranted]);
}

/** Asks for consent, and tracks while it is given. Loaded only if a provider is configured. */
export default function AnalyticsRoot({ service }: { readonly service: AnalyticsService }) {
  const { consent } = useConsent();
  const [provider] = useState(() => createProvider(service));
  const isGranted = consent === 'granted';
  useWebVitals(provider, isGranted);
  return isGranted ? <Tracking provider={provider} /> : <ConsentQuestion />;
}
