import type { AdServices } from '@site/src/site/services';
import { useLoaded } from '@site/src/ui/useLoaded';
import styles from './styles.module.css';

const loadAd = () => import(/* webpackChunkName: "ads" */ './Ad').then((module) => module.default);

/**
 * Space for the ad of a page; the only part in the server's HTML. The content is loaded after
 * hydration; offline, or blocked by an ad blocker, the slot stays empty. Key it by page, so that a
 * page's ad unmounts with it (spec §9).
 */
export function AdSlot({ services }: { readonly services: AdServices }) {
  const { value: Ad } = useLoaded(loadAd);
  return <div className={styles.slot}>{Ad && <Ad services={services} />}</div>;
}
