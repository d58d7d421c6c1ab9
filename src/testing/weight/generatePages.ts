import type { NavEntry, NavTrees } from '../../site/nav';
import { toDocsPath } from '../../site/docsVersions';
import { PRODUCTS, type Product } from '../../site/products';
import { NAMES, toPascalCase } from './names';
import { demoCode, pageText, referenceText } from './pageText';

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
  /** The demos that the page shows: code by file, relative to the site. */
  readonly demos: ReadonlyMap<string, string>;
}

export interface GeneratedContent {
  /** How long a page is; about 1.3 kB each. */
  readonly sections?: number;
  /** How many demos a page shows. */
  readonly demos?: number;
  /** How many pages like those of the API reference there are besides. */
  readonly referencePages?: number;
}

/**
 * The pages of a site of `count` pages, which all docs instances share evenly. A larger site has the
 * pages of a smaller one, word for word, and more. Throws when there are not enough names.
 */
export function generatePages(
  count: number,
  { sections = SECTIONS, demos = 0, referencePages = 0 }: GeneratedContent = {},
): GeneratedPage[] {
  const groups = Math.ceil(count / (PRODUCTS.length * GROUP_SIZE)) * PRODUCTS.length;
  const [pageNames, otherNames] = [NAMES.slice(0, count), NAMES.slice(count).reverse()];
  const referenceNames = otherNames.slice(groups, groups + referencePages);
  if (pageNames.length < count || referenceNames.length < referencePages) {
    throw new Error(`There are not enough names for ${count + referencePages} pages.`);
  }
  // The remainder of a division by the length is an index.
  const productOf = (index: number) => PRODUCTS[index % PRODUCTS.length] as Product;
  const toPage = (product: Product, folder: string, name: string) => ({
    product,
    group: `${product.route}/${folder}`,
    pathname: `${product.route}/${folder}/${name}`,
    file: `${toDocsPath(product.id)}/${folder}/${name}.mdx`,
  });
  const guides = pageNames.map((name, index) => {
    const row = Math.floor(index / (PRODUCTS.length * GROUP_SIZE));
    const product = productOf(index);
    // There are as many groups as are asked for.
    const folder = otherNames[row * PRODUCTS.length + (index % PRODUCTS.length)] as string;
    const components = Array.from({ length: demos }, (_, demo) => `${toPascalCase(name)}${demo}`);
    return {
      ...toPage(product, folder, name),
      text: pageText(
        name,
        index,
        sections,
        components.map((component) => `${component}.tsx`),
      ),
      demos: new Map(
        components.map((component, demo) => [
          `${toDocsPath(product.id)}/${folder}/${component}.tsx`,
          demoCode(component, index * demos + demo),
        ]),
      ),
    };
  });
  const references = referenceNames.map((name, index) => ({
    ...toPage(productOf(index), 'reference', name),
    text: referenceText(name, index),
    demos: new Map<string, string>(),
  }));
  return [...guides, ...references];
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
