import useIsBrowser from '@docusaurus/useIsBrowser';
import { useServices } from '@site/src/features/services';
import { lazy, Suspense, type ComponentType } from 'react';

const ConsentToggle = lazy<ComponentType>(() =>
  import('./ConsentToggle').catch(() => ({ default: () => null })),
);

/** Shows and changes the consent; nothing if no provider is configured. */
export function ConsentSetting() {
  const { analytics } = useServices();
  const isBrowser = useIsBrowser();
  if (!analytics || !isBrowser) return null;
  return (
    <Suspense fallback={null}>
      <ConsentToggle />
    </Suspense>
  );
}
