import { isRecord } from '@site/src/prefs/json';
import { httpUrl } from '../httpUrl';

/** Validated fields of an ad from the feed (spec §3); texts are empty if the feed has none. */
export interface FeedAd {
  readonly link: string;
  readonly img: string;
  readonly company: string;
  /** Unsanitized HTML. */
  readonly description: string;
  /** URLs of tracking pixels. */
  readonly impressions: readonly string[];
}

/** Number of entries that are looked at. */
const MAX_ENTRIES = 100;

/** Lengths at which texts are cut; the line below a demo has room for less. */
const MAX_COMPANY = 100;
const MAX_DESCRIPTION = 500;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function timestampOf(value: unknown): string {
  return /^\d{1,20}$/.exec(String(value))?.[0] ?? '';
}

/** Most pixels of an ad: each one is a request by every reader. */
const MAX_PIXELS = 5;

/** Returns the URLs of an ad's tracking pixels, which the feed joins with `||` (spec §3). */
function pixelUrls(pixel: string, timestamp: string): string[] {
  return pixel
    .split('||', MAX_PIXELS)
    .map((url) => httpUrl(url.trim().replaceAll('[timestamp]', timestamp))?.href)
    .filter((url) => url !== undefined);
}

function readAd(entry: unknown): FeedAd | null {
  const fields = isRecord(entry) ? entry : {};
  const link = httpUrl(fields['statlink']);
  if (!link) return null;
  const impression = httpUrl(fields['statimp']);
  return {
    link: link.href,
    img: httpUrl(fields['image'])?.href ?? '',
    company: textOf(fields['company']).slice(0, MAX_COMPANY),
    description: textOf(fields['description']).slice(0, MAX_DESCRIPTION),
    impressions: [
      ...(impression ? [impression.href] : []),
      ...pixelUrls(textOf(fields['pixel']), timestampOf(fields['timestamp'])),
    ],
  };
}

/**
 * Returns the first ad of a feed's response: non-empty, with a link (spec §7). Takes any value;
 * null if it has no such ad.
 */
export function readFeed(answer: unknown): FeedAd | null {
  if (!isRecord(answer) || !Array.isArray(answer['ads'])) return null;
  for (const entry of answer['ads'].slice(0, MAX_ENTRIES)) {
    const ad = readAd(entry);
    if (ad) return ad;
  }
  return null;
}
