import useIsBrowser from '@docusaurus/useIsBrowser';
import { useServices } from '@site/src/features/services';
import type { AnalyticsService } from '@site/src/site/services';
import { lazy, Suspense, type ComponentType } from 'react';

/** What could not be loaded must not take the page with it. */
const AnalyticsRoot = lazy<ComponentType<{ readonly service: AnalyticsService }>>(() =>
  import('./AnalyticsRoot').catch(() => ({ default: () => null })),
);

/** Analytics, with the question for consent first: nothing where none is configured. */
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
