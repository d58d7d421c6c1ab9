import { PanelBoundary } from '@site/src/features/panels';
import { useLoaded } from '@site/src/ui/useLoaded';
import { useConsent } from './useConsent';

const loadBanner = () => import('./ConsentBanner').then((module) => module.default);

/**
 * Shows the banner until the reader has answered; never in a frame, such as that of an edited demo,
 * which cannot store the answer. If it cannot be loaded, there is no consent. Browser only.
 */
export function ConsentQuestion() {
  const { consent } = useConsent();
  const isAsked = consent === 'unknown' && window.parent === window;
  const { value: ConsentBanner } = useLoaded(loadBanner, isAsked);
  if (!isAsked || !ConsentBanner) return null;
  return (
    <PanelBoundary>
      <ConsentBanner />
    </PanelBoundary>
  );
}
