import { httpUrl } from '../httpUrl';

/**
 * Whether an ad's link leads to a page for backers of the project, which means that the network has
 * no ad.
 */
export function isBackersLink(href: string | null): boolean {
  return /\/discover-more\/backers\/?$/.test(httpUrl(href)?.pathname ?? '');
}
