import type { AdServices } from '@site/src/site/services';
import { useEffect, useState, type ComponentType } from 'react';
import styles from './styles.module.css';

export interface AdSlotProps {
  readonly services: AdServices;
}

/**
 * Space for the ad of a page; the only part in the server's HTML. The content is loaded after
 * hydration. Key it by page, so that a page's ad unmounts with it (spec §9).
 */
export function AdSlot({ services }: AdSlotProps) {
  const [Ad, setAd] = useState<ComponentType<AdSlotProps> | null>(null);

  useEffect(() => {
    let isLeft = false;
    import(/* webpackChunkName: "ads" */ './Ad').then(
      (module) => {
        if (!isLeft) setAd(() => module.default);
      },
      // Offline, or blocked by an ad blocker: the slot stays empty.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);

  return <div className={styles.slot}>{Ad && <Ad services={services} />}</div>;
}
