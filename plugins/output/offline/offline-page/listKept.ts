import { pathnameToLanguage } from '../../../../src/site/paths';

/** A page that can be read without a connection. */
export interface KeptLink {
  readonly href: string;
  readonly title: string;
}

/** More would not be a list to choose from. */
export const LISTED_PAGES = 20;

/**
 * What the page for readers without a connection lists: saved products, then the pages that were opened,
 * the last one first, each once; those of its own language before the others.
 * @param address An address of the language, e.g. its base URL.
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
  const links = [...inOrder(products), ...latest.slice(0, LISTED_PAGES)];
  const seen = new Set<string>();
  return links.filter(({ href }) => !seen.has(href) && seen.add(href));
}
