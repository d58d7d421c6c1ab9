import type { AdEnvironment } from '../environment';
import { readFeed, type FeedAd } from './readFeed';

/** How often the feed is asked at most when it has no ad that can be shown (spec §9). */
export const MAX_FEED_REQUESTS = 10;

/**
 * The feed's first ad, or null when it has none, or cannot be had or read: then no ad is shown, and
 * nothing is said of it (spec §8). Never rejects.
 */
export async function requestFeedAd(
  feedUrl: string,
  environment: AdEnvironment,
  signal: AbortSignal,
): Promise<FeedAd | null> {
  try {
    for (let requests = 0; requests < MAX_FEED_REQUESTS && !signal.aborted; requests += 1) {
      const response = await environment.fetch(feedUrl, signal);
      if (!response.ok) return null;
      const [ad] = readFeed(await response.json());
      if (ad) return ad;
    }
  } catch {
    // The network failed, the answer is no JSON, or the page was left.
  }
  return null;
}
