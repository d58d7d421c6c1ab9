import { useServices } from '@site/src/features/services';
import { useLoaded } from '@site/src/ui/useLoaded';
import { useCallback } from 'react';

async function loadProducts(officialHost: string | null) {
  if (window.location.hostname !== officialHost || !('serviceWorker' in navigator)) return null;
  // Never resolves without a worker.
  await navigator.serviceWorker.ready;
  return (await import('./SavedProducts')).default;
}

/**
 * Settings for offline reading. Renders nothing without service worker: on other hosts, in
 * development, with blocked storage. On failure the setting is omitted, too.
 */
export function OfflineSetting() {
  const { officialHost } = useServices();
  const load = useCallback(() => loadProducts(officialHost), [officialHost]);
  const { value: Products } = useLoaded(load);
  return Products && <Products />;
}
