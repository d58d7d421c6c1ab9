import { getProductIdentity } from '../../../../src/site/productIdentity';
import { findProductFace } from '../../../../src/site/products';
import type { DocPage } from '../../../common/html-postbuild/contentPages';
import type { Card } from './cardElement';

interface CardSite {
  /** The site's own name and mark, for pages of no product. */
  readonly title: string;
  readonly host: string;
  /** Where the language is served, with `/` at the end. */
  readonly baseUrl: string;
  readonly lang: string;
  readonly marks: ReadonlyMap<string, string>;
}

/** The product of a page as its card names it: the version, too, when it is an older one. */
export function cardProduct(page: DocPage, siteTitle: string): string {
  const name = findProductFace(getProductIdentity(page.pathname))?.name ?? siteTitle;
  return page.isNewest ? name : `${name} ${page.versionName}`;
}

/** What the card of a page says. */
export function toCard(page: DocPage, site: CardSite): Card {
  const face = findProductFace(getProductIdentity(page.pathname));
  return {
    product: cardProduct(page, site.title),
    title: page.title,
    description: page.description,
    address: `${site.host}${site.baseUrl}${page.pathname.slice(1)}`,
    mark: site.marks.get(face?.logo ?? 'docs') ?? '',
    lang: site.lang,
  };
}
