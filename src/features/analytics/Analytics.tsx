import { useServices } from '@site/src/features/services';
import { useLoaded } from '@site/src/ui/useLoaded';

const loadRoot = () => import('./AnalyticsRoot').then((module) => module.default);

/** Consent question and analytics; nothing if no provider is configured, or if it cannot be loaded. */
export function Analytics() {
  const { analytics } = useServices();
  const { value: AnalyticsRoot } = useLoaded(loadRoot, analytics !== null);
  return analytics && AnalyticsRoot && <AnalyticsRoot service={analytics} />;
}
