import type { NavEntry, NavTrees } from '../../site/nav';
import { toDocsPath } from '../../site/docsVersions';
import { PRODUCTS, type Product } from '../../site/products';
import { NAMES } from './names';
import { pageText } from './pageText';

/** How many pages a group of the navigation has, but for the last of a product. */
export const GROUP_SIZE = 8;

/** How many sections a page has that is as long as one of a component, about 8.5 kB. */
const SECTIONS = 6;

/** A page of a generated site. */
export interface GeneratedPage {
  readonly product: Product;
  /** The path of its group of the navigation, without trailing slash. */
  readonly group: string;
  /** Without trailing slash. */
  readonly pathname: string;
  /** Its file, relative to the site. */
  readonly file: string;
  readonly text: string;
}

/**
 * The pages of a site of `count` pages, which all docs instances share evenly. A larger site has the
 * pages of a smaller one, word for word, and more. Throws when there are not enough names.
 *
 * @param sections How long a page is; about 1.3 kB each.
 */
export function generatePages(count: number, sections = SECTIONS): GeneratedPage[] {
  const groups = Math.ceil(count / (PRODUCTS.length * GROUP_SIZE)) * PRODUCTS.length;
  const [pageNames, groupNames] = [NAMES.slice(0, count), NAMES.slice(count).reverse()];
  if (pageNames.length < count || groupNames.length < groups) {
    throw new Error(`There are not enough names for ${count} pages.`);
  }
  return pageNames.map((name, index) => {
    const instance = index % PRODUCTS.length;
    const group = Math.floor(index / (PRODUCTS.length * GROUP_SIZE)) * PRODUCTS.length + instance;
    // The remainder of a division by the length is an index.
    const product = PRODUCTS[instance] as Product;
    const folder = `/${groupNames[group]}`;
    return {
      product,
      group: `${product.route}${folder}`,
      pathname: `${product.route}${folder}/${name}`,
      file: `${toDocsPath(product.id)}${folder}/${name}.mdx`,
      text: pageText(name, index, sections),
    };
  });
}

/** The navigation of generated pages: a tree for each product, with groups of one level. */
export function toNavTrees(pages: readonly GeneratedPage[]): NavTrees {
  const toTree = (own: readonly GeneratedPage[]): NavEntry[] =>
    [...new Set(own.map(({ group }) => group))].map((pathname) => ({
      pathname,
      children: own
        .filter(({ group }) => group === pathname)
        .map((page) => ({ pathname: page.pathname })),
    }));
  return Object.fromEntries(
    PRODUCTS.map(({ id }) => [id, toTree(pages.filter(({ product }) => product.id === id))]),
  );
}
