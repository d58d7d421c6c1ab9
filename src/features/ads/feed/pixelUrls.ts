import { httpUrl } from '../httpUrl';

/** Returns the URLs of an ad's tracking pixels, which the feed joins with `||` (spec §3). */
export function pixelUrls(pixel: string, timestamp: string): string[] {
  return pixel
    .split('||')
    .map((url) => httpUrl(url.trim().replaceAll('[timestamp]', timestamp))?.href)
    .filter((url) => url !== undefined);
}
