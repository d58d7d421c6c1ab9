import { httpUrl } from '../httpUrl';

/** Most pixels of an ad: each one is a request by every reader. */
const MAX_PIXELS = 5;

/** Returns the URLs of an ad's tracking pixels, which the feed joins with `||` (spec §3). */
export function pixelUrls(pixel: string, timestamp: string): string[] {
  return pixel
    .split('||', MAX_PIXELS)
    .map((url) => httpUrl(url.trim().replaceAll('[timestamp]', timestamp))?.href)
    .filter((url) => url !== undefined);
}
