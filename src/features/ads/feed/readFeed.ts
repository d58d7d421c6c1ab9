import { isRecord } from '@site/src/prefs/json';
import { httpUrl } from '../httpUrl';
import { pixelUrls } from './pixelUrls';

/** Validated fields of an ad from the feed (spec §3). */
export interface FeedAd {
  readonly link: string;
  /** Empty if the feed has none. */
  readonly img: string;
  readonly company: string;
  /** Unsanitized HTML. */
  readonly description: string;
  /** URLs of tracking pixels. */
  readonly impressions: readonly string[];
}

const readText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function readTimestamp(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}

function readAd(entry: unknown): FeedAd | null {
  if (!isRecord(entry)) return null;
  const link = httpUrl(entry['statlink']);
  const company = readText(entry['company']);
  const description = readText(entry['description']);
  if (!link || !company || !description) return null;
  const impression = httpUrl(entry['statimp']);
  return {
    link: link.href,
    img: httpUrl(entry['image'])?.href ?? '',
    company,
    description,
    impressions: [
      ...(impression ? [impression.href] : []),
      ...pixelUrls(readText(entry['pixel']), readTimestamp(entry['timestamp'])),
    ],
  };
}

/** Returns the valid ads of a feed's response: those with a link. Takes any value (spec §7). */
export function readFeed(answer: unknown): FeedAd[] {
  if (!isRecord(answer) || !Array.isArray(answer['ads'])) return [];
  return answer['ads'].map(readAd).filter((ad) => ad !== null);
}
