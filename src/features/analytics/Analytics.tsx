import useIsBrowser from '@docusaurus/useIsBrowser';
import { useServices } from '@site/src/features/services';
import type { AnalyticsService } from '@site/src/site/services';
import { lazy, Suspense, type ComponentType } from 'react';

/** If it cannot be loaded, the page still works. */
const AnalyticsRoot = lazy<ComponentType<{ readonly service: AnalyticsService }>>(() =>
  import('./AnalyticsRoot').catch(() => ({ default: () => null })),
);

/** Consent question and analytics; nothing if no provider is configured. */
export function Analytics() {
  const { analytics } = useServices();
  const isBrowser = useIsBrowser();
  if (!analytics || !isBrowser) return null;
  return (
    <Suspense fallback={null}>
      <AnalyticsRoot service={analytics} />
    </Suspense>
  );
}
