import type { Sighting } from './slotState';

/** Selector of the network's ads. */
const NETWORK_AD = '.ea-placement, #carbonads, .carbonads';

/**
 * Whether an ad's link leads to a page for backers of the project, on whatever host, which means
 * that the network has no ad.
 */
function isBackersLink(href: string): boolean {
  try {
    const { pathname, hash } = new URL(href, 'https://host.invalid');
    return /\/backers(?:\.html|\/index\.html)?\/?$/i.test(pathname) || hash === '#backers';
  } catch {
    return false;
  }
}

/** Checks the slot for the network's ad. */
export function sightAd(host: ParentNode): Sighting {
  const ads = [...host.querySelectorAll(NETWORK_AD)];
  if (ads.length === 0) return 'none';
  const links = ads.flatMap((ad) => [...ad.querySelectorAll('a')]);
  return links.some((link) => isBackersLink(link.getAttribute('href') ?? '')) ? 'backers' : 'ad';
}
