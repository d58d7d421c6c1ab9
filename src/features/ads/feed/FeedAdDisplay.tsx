import { t, tNodes } from '@site/src/features/locale';
import { useAdConfig } from '../AdProvider';
import { AdDisplay } from '../display/AdDisplay';
import '../texts';
import styles from './styles.module.css';
import { useFeedAd } from './useFeedAd';

/** What analytics calls an ad of the feed. */
export const FEED_AD_LABEL = 'carbon-demo-inline';

/** Who publishes the ads of the feed. */
const PUBLISHER = 'Carbon';

interface FeedAdDisplayProps {
  readonly feedUrl: string;
}

/** An ad of the feed and the images that count it. Throws outside of an `AdProvider`. */
export function FeedAdDisplay({ feedUrl }: FeedAdDisplayProps) {
  const { environment } = useAdConfig();
  const ad = useFeedAd(feedUrl, environment);
  if (!ad) return null;
  const { company, link, img, safeDescription, impressions } = ad;
  return (
    // No landmark: a page may have one under each demo.
    <div role="group" aria-label={t('ads.advertisement')} className={styles.room}>
      {impressions.map((url, index) => (
        // The list never changes, and a feed may name an address twice.
        <img key={index} src={url} alt="" hidden />
      ))}
      <AdDisplay
        shape="inline"
        className={styles.ad}
        ad={{
          name: company,
          link,
          img,
          description: tNodes('ads.feedDescription', {
            company: <strong>{company}</strong>,
            description: <span dangerouslySetInnerHTML={{ __html: safeDescription }} />,
          }),
          label: FEED_AD_LABEL,
          poweredby: PUBLISHER,
        }}
      />
    </div>
  );
}
