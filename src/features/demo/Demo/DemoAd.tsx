import { loadInlineAd } from '@site/src/features/ads';
import styles from './DemoAd.module.css';
import { useLoaded } from './useLoaded';

/** Space for an ad below a demo whose code was opened. Its height is constant. */
export function DemoAd({ feedUrl }: { readonly feedUrl: string }) {
  const { value: ad } = useLoaded(loadInlineAd, true, null);
  return <div className={styles.room}>{ad && <ad.InlineAd feedUrl={feedUrl} />}</div>;
}
