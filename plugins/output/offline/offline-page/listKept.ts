import { isOwnPath } from '../isOwnPath';
import { pathnameToLanguage } from '../../../../src/site/paths';

/** A page that is available offline. */
export interface KeptLink {
  readonly href: string;
  readonly title: string;
}

const isOwnLink = ({ href }: KeptLink) => isOwnPath(href);

/** Length of the list. */
export const LISTED_PAGES = 20;

/**
 * Returns the links of the offline page: saved products, then visited pages, most recent first,
 * without duplicates and addresses of elsewhere; those in the page's language before others.
 * @param address A URL of that language, e.g. its base URL.
 */
export function listKept({
  products,
  pages,
  address,
}: {
  readonly products: readonly KeptLink[];
  /** Oldest first. */
  readonly pages: readonly KeptLink[];
  readonly address: string;
}): KeptLink[] {
  const { userLanguage } = pathnameToLanguage(address);
  const isOwn = ({ href }: KeptLink) => pathnameToLanguage(href).userLanguage === userLanguage;
  const inOrder = (links: readonly KeptLink[]) => [
    ...links.filter(isOwn),
    ...links.filter((link) => !isOwn(link)),
  ];
  const latest = inOrder([...pages].reverse().filter(({ title }) => title !== ''));
  const links = [...inOrder(products.filter(isOwnLink)), ...latest.slice(0, LISTED_PAGES)];
  const seen = new Set<string>();
  return links.filter(({ href }) => !seen.has(href) && seen.add(href));
}
