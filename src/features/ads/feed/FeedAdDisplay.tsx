import { AdDisplay } from '../display/AdDisplay';
import { DisplayEvent } from '../DisplayEvent';
import styles from './styles.module.css';
import { useFeedAd } from './useFeedAd';
import { t, tNodes } from '../texts';

/** `eventLabel` of ads from the feed. */
export const FEED_AD_LABEL = 'carbon-demo-inline';

/** Publisher of ads from the feed. */
const PUBLISHER = 'Carbon';

/** An ad from the feed with its tracking pixels. Throws outside of an `AdProvider`. */
export function FeedAdDisplay({ feedUrl }: { readonly feedUrl: string }) {
  const ad = useFeedAd(feedUrl);
  if (!ad) return null;
  const { link, img, impressions } = ad;
  const company = ad.company && <strong>{ad.company}</strong>;
  const description = ad.safeDescription && (
    <span dangerouslySetInnerHTML={{ __html: ad.safeDescription }} />
  );
  return (
    // Not a landmark, since a page may have one per demo.
    <div role="group" aria-label={t('ads.advertisement')} className={styles.room}>
      {impressions.map((url, index) => (
        // The list is static and may contain a URL twice.
        <img key={index} src={url} alt="" hidden />
      ))}
      <DisplayEvent eventLabel={FEED_AD_LABEL} />
      <AdDisplay
        shape="inline"
        className={styles.ad}
        ad={{
          name: ad.company,
          link,
          img,
          description:
            company && description
              ? tNodes('ads.feedDescription', { company, description })
              : company || description,
          label: FEED_AD_LABEL,
          poweredby: PUBLISHER,
        }}
      />
    </div>
  );
}
