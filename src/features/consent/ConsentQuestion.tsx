import { PanelBoundary } from '@site/src/features/panels';
import { lazy, Suspense, type ComponentType } from 'react';
import { useConsent } from './useConsent';

/** If the banner cannot be loaded, there is no consent. */
const ConsentBanner = lazy<ComponentType>(() =>
  import('./ConsentBanner').catch(() => ({ default: () => null })),
);

/**
 * Shows the banner until the reader has answered; never in a frame, such as that of an edited demo,
 * which cannot store the answer. Browser only.
 */
export function ConsentQuestion() {
  const { consent } = useConsent();
  if (consent !== 'unknown' || window.parent !== window) return null;
  return (
    <PanelBoundary>
      <Suspense fallback={null}>
        <ConsentBanner />
      </Suspense>
    </PanelBoundary>
  );
}
