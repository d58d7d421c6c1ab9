import { useEffect, useState } from 'react';
import type { FeedAd } from './readFeed';
import { requestFeedAd } from './requestFeedAd';

/** An ad with sanitized description. */
export interface SafeFeedAd extends FeedAd {
  readonly safeDescription: string;
}

/** Time in ms after which the feed is given up. */
const FEED_TIMEOUT = 10_000;

async function loadFeedAd(feedUrl: string, signal: AbortSignal) {
  const ad = await requestFeedAd(feedUrl, signal);
  if (!ad || signal.aborted) return null;
  const { sanitizeDescription } = await import('./sanitizeDescription');
  return { ...ad, safeDescription: sanitizeDescription(ad.description) };
}

/**
 * Loads the feed's ad; null until loaded, and if there is none. Unmounting and `FEED_TIMEOUT` abort
 * the request.
 */
export function useFeedAd(feedUrl: string): SafeFeedAd | null {
  const [ad, setAd] = useState<SafeFeedAd | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), FEED_TIMEOUT);
    loadFeedAd(feedUrl, controller.signal).then(
      (loaded) => {
        if (controller.signal.aborted) return;
        clearTimeout(timer);
        setAd(loaded);
      },
      // If the sanitizer cannot be loaded, the ad is not shown.
      () => undefined,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [feedUrl]);

  return ad;
}
