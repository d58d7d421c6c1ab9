import { loadInlineAd } from '@site/src/features/ads';
import { useLoaded } from '@site/src/ui/useLoaded';
import styles from './DemoAd.module.css';

/** Space for an ad below a demo whose code was opened. Its height is constant. */
export function DemoAd({ feedUrl }: { readonly feedUrl: string }) {
  const { value: ad } = useLoaded(loadInlineAd);
  return <div className={styles.room}>{ad && <ad.InlineAd feedUrl={feedUrl} />}</div>;
}
