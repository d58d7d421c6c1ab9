import type { AdEnvironment } from '../environment';
import { readFeed, type FeedAd } from './readFeed';
import { readText } from './readText';

/** Maximum number of requests while the feed returns no valid ad (spec §9). */
export const MAX_FEED_REQUESTS = 10;

/** Size of a response, above which it is given up. */
const MAX_FEED_BYTES = 100_000;

/**
 * Returns the feed's first ad, or null if there is none or the request fails. Never rejects;
 * failures are silent (spec §8).
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
      const ad = readFeed(JSON.parse(await readText(response, MAX_FEED_BYTES)));
      if (ad) return ad;
    }
  } catch {
    // Network error, invalid JSON, a response that is too large, or the page was left.
  }
  return null;
}
