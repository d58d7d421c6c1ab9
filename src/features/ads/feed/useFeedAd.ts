import { useEffect, useState } from 'react';
import type { AdEnvironment } from '../environment';
import type { FeedAd } from './readFeed';
import { requestFeedAd } from './requestFeedAd';

/** An ad with sanitized description. */
export interface SafeFeedAd extends FeedAd {
  readonly safeDescription: string;
}

async function loadFeedAd(feedUrl: string, environment: AdEnvironment, signal: AbortSignal) {
  const ad = await requestFeedAd(feedUrl, environment, signal);
  if (!ad || signal.aborted) return null;
  const { sanitizeDescription } = await import('./sanitizeDescription');
  return { ...ad, safeDescription: sanitizeDescription(ad.description) };
}

/** Loads the feed's ad; null until loaded, and if there is none. Unmounting aborts the request. */
export function useFeedAd(feedUrl: string, environment: AdEnvironment): SafeFeedAd | null {
  const [ad, setAd] = useState<SafeFeedAd | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    loadFeedAd(feedUrl, environment, controller.signal).then(
      (loaded) => {
        if (!controller.signal.aborted) setAd(loaded);
      },
      // If the sanitizer cannot be loaded, the ad is not shown.
      () => undefined,
    );
    return () => controller.abort();
  }, [feedUrl, environment]);

  return ad;
}
