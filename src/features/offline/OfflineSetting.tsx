import { useServices } from '@site/src/features/services';
import { useEffect, useState, type ComponentType } from 'react';

/**
 * What of the site a reader can save to read it without a connection, for the settings panel. Shows
 * nothing where there is no service worker: on other hosts, in development, where storage is blocked.
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
      // Comes to no end where there is no worker.
      await navigator.serviceWorker.ready;
      const { default: Loaded } = await import('./SavedProducts');
      if (isMounted) setProducts(() => Loaded);
    };
    // Without it the panel has one setting less.
    load().catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [officialHost]);

  return Products && <Products />;
}
