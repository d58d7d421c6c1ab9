import { useServices } from '@site/src/features/services';
import { useEffect, useState, type ComponentType } from 'react';

/**
 * Settings for offline reading. Renders nothing without service worker: on other hosts, in
 * development, with blocked storage.
 */
export function OfflineSetting() {
  const { officialHost } = useServices();
  const [Products, setProducts] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (window.location.hostname !== officialHost || !('serviceWorker' in navigator)) {
      return undefined;
    }
    let isMounted = true;
    const load = async () => {
      // Never resolves without a worker.
      await navigator.serviceWorker.ready;
      const { default: Loaded } = await import('./SavedProducts');
      if (isMounted) setProducts(() => Loaded);
    };
    // On failure the setting is omitted.
    load().catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [officialHost]);

  return Products && <Products />;
}
