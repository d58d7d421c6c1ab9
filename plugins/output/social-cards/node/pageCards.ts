import { getProductIdentity } from '../../../../src/site/productIdentity';
import { findProductFace } from '../../../../src/site/products';
import type { DocPage } from '../../../common/html-postbuild/contentPages';
import type { Card } from './cardElement';

interface CardSite {
  /** Name and logo of the site, for pages outside of products. */
  readonly title: string;
  readonly host: string;
  /** Base URL of the language, with trailing slash. */
  readonly baseUrl: string;
  readonly lang: string;
  readonly marks: ReadonlyMap<string, string>;
}

/** Returns the product name on a page's card, with the version if it is not the newest. */
export function cardProduct(page: DocPage, siteTitle: string): string {
  const name = findProductFace(getProductIdentity(page.pathname))?.name ?? siteTitle;
  return page.isNewest ? name : `${name} ${page.versionName}`;
}

/** Returns the content of a page's card. */
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
