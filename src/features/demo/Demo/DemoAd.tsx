import { loadInlineAd } from '@site/src/features/ads';
import styles from './DemoAd.module.css';
import { useLoaded } from './useLoaded';

/** The room for an ad under a demo whose code has been looked at. It keeps its height in every case. */
export function DemoAd({ feedUrl }: { readonly feedUrl: string }) {
  const { value: ad } = useLoaded(loadInlineAd, true, null);
  return <div className={styles.room}>{ad && <ad.InlineAd feedUrl={feedUrl} />}</div>;
}
