import { isBackersLink } from './isBackersLink';
import type { Sighting } from './slotState';

/** Selector of the network's ads. */
const NETWORK_AD = '.ea-placement, #carbonads, .carbonads';

/** Checks the slot for the network's ad. */
export function sightAd(host: ParentNode): Sighting {
  const ads = [...host.querySelectorAll(NETWORK_AD)];
  if (ads.length === 0) return 'none';
  const links = ads.flatMap((ad) => [...ad.querySelectorAll('a')]);
  return links.some((link) => isBackersLink(link.getAttribute('href') ?? '')) ? 'backers' : 'ad';
}
