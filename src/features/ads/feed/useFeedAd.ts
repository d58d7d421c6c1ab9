import { useEffect, useState } from 'react';
import type { AdEnvironment } from '../environment';
import type { FeedAd } from './readFeed';
import { requestFeedAd } from './requestFeedAd';

/** An ad with sanitized description. */
export interface SafeFeedAd extends FeedAd {
  readonly safeDescription: string;
}

/** Time in ms after which the feed is given up. */
const FEED_TIMEOUT = 10_000;

async function loadFeedAd(feedUrl: string, environment: AdEnvironment, signal: AbortSignal) {
  const ad = await requestFeedAd(feedUrl, environment, signal);
  if (!ad || signal.aborted) return null;
  const { sanitizeDescription } = await import('./sanitizeDescription');
  return { ...ad, safeDescription: sanitizeDescription(ad.description) };
}

/**
 * Loads the feed's ad; null until loaded, and if there is none. Unmounting and `FEED_TIMEOUT` abort
 * the request.
 */
export function useFeedAd(feedUrl: string, environment: AdEnvironment): SafeFeedAd | null {
  const [ad, setAd] = useState<SafeFeedAd | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const cancelTimeout = environment.schedule(() => controller.abort(), FEED_TIMEOUT);
    loadFeedAd(feedUrl, environment, controller.signal).then(
      (loaded) => {
        if (controller.signal.aborted) return;
        cancelTimeout();
        setAd(loaded);
      },
      // If the sanitizer cannot be loaded, the ad is not shown.
      () => undefined,
    );
    return () => {
      cancelTimeout();
      controller.abort();
    };
  }, [feedUrl, environment]);

  return ad;
}
