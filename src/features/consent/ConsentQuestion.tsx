import { lazy, Suspense, type ComponentType } from 'react';
import { useConsent } from './useConsent';

/** Who cannot be asked has not agreed. */
const ConsentBanner = lazy<ComponentType>(() =>
  import('./ConsentBanner').catch(() => ({ default: () => null })),
);

/** Asks the reader who has not answered yet. */
export function ConsentQuestion() {
  const { consent } = useConsent();
  if (consent !== 'unknown') return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner />
    </Suspense>
  );
}
