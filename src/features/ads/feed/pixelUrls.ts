import { httpUrl } from '../httpUrl';

/** The addresses of an ad's counting images, which the feed joins by `||` (spec §3, "Ad record"). */
export function pixelUrls(pixel: string, timestamp: string): string[] {
  return pixel
    .split('||')
    .map((url) => httpUrl(url.trim().replaceAll('[timestamp]', timestamp))?.href)
    .filter((url) => url !== undefined);
}
