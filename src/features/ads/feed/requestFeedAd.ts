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
export async function requestFeedAd(feedUrl: string, signal: AbortSignal): Promise<FeedAd | null> {
  try {
    for (let requests = 0; requests < MAX_FEED_REQUESTS && !signal.aborted; requests += 1) {
      // No cookies, and only the origin as referrer.
      const response = await fetch(feedUrl, {
        signal,
        credentials: 'omit',
        referrerPolicy: 'strict-origin',
      });
      if (!response.ok) return null;
      const ad = readFeed(JSON.parse(await readText(response, MAX_FEED_BYTES)));
      if (ad) return ad;
    }
  } catch {
    // Network error, invalid JSON, a response that is too large, or the page was left.
  }
  return null;
}
