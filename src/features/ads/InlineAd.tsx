import { AdErrorBoundary } from './AdErrorBoundary';
import { AdProvider } from './AdProvider';
import { FEED_AD_LABEL, FeedAdDisplay } from './feed/FeedAdDisplay';

/** The feed's ad as one line below a demo; nothing if there is none. */
export function InlineAd({ feedUrl }: { readonly feedUrl: string }) {
  return (
    <AdErrorBoundary eventLabel={FEED_AD_LABEL}>
      <AdProvider>
        <FeedAdDisplay feedUrl={feedUrl} />
      </AdProvider>
    </AdErrorBoundary>
  );
}
