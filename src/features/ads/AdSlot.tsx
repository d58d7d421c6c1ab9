import type { AdServices } from '@site/src/site/services';
import { useEffect, useState, type ComponentType } from 'react';
import styles from './styles.module.css';

export interface AdSlotProps {
  readonly services: AdServices;
}

/**
 * The room for the ad of a page (spec §9), which is all that the page's HTML holds. What goes into
 * it comes once the page is there. Give it a key of the page, so that a page's ad ends with it.
 */
export function AdSlot({ services }: AdSlotProps) {
  const [Ad, setAd] = useState<ComponentType<AdSlotProps> | null>(null);

  useEffect(() => {
    let isLeft = false;
    import(/* webpackChunkName: "ads" */ './Ad').then(
      (module) => {
        if (!isLeft) setAd(() => module.default);
      },
      // Offline, or kept from loading by a blocker: the room stays empty.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);

  return <div className={styles.slot}>{Ad && <Ad services={services} />}</div>;
}
