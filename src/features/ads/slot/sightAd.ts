import { isBackersLink } from './isBackersLink';
import type { Sighting } from './slotState';

/** What ads of the network are known by. */
export const NETWORK_AD = '.ea-placement, #carbonads, .carbonads';

/** Looks for the network's ad in the slot. */
export function sightAd(host: ParentNode): Sighting {
  const ads = [...host.querySelectorAll(NETWORK_AD)];
  if (ads.length === 0) return 'none';
  const links = ads.flatMap((ad) => [...ad.querySelectorAll('a')]);
  return links.some((link) => isBackersLink(link.getAttribute('href'))) ? 'backers' : 'ad';
}
