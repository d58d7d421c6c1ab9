import type { DocsVersion } from '../../../../src/site/docsVersions';
import { CURRENT_VERSION, PRODUCTS } from '../../../../src/site/products';
import type { ProductCoverage } from '../contract';
import type { PageState } from './readPages';

function nameOf({ productId, name }: DocsVersion): string {
  const product = PRODUCTS.find(({ id }) => id === productId)?.name ?? productId;
  return name === CURRENT_VERSION ? product : `${product} ${name}`;
}

/** Counts the pages of a language by product version, in the order of the pages. */
export function productCoverages(states: readonly PageState[]): ProductCoverage[] {
  const versions = [...new Set(states.map(({ english }) => english.version))];
  return versions.map((version) => {
    const own = states.filter(({ english }) => english.version === version);
    const toDo = own.flatMap(({ english, file, state, on }) => {
      const { title, pathname, words, file: englishFile } = english;
      if (state === 'translated') return [];
      return [{ title, pathname, state, words, file, englishFile, ...(on && { on }) }];
    });
    const missing = toDo.filter(({ state }) => state === 'missing');
    return {
      name: nameOf(version),
      isOlder: version.name !== CURRENT_VERSION,
      total: own.length,
      translated: own.length - toDo.length,
      stale: toDo.length - missing.length,
      words: missing.reduce((sum, { words }) => sum + words, 0),
      pages: toDo,
    };
  });
}

/** Returns the share of the newest versions' pages with a translation; 0 for a site without pages. */
export function shareOf(products: readonly ProductCoverage[]): number {
  const newest = products.filter(({ isOlder }) => !isOlder);
  const sum = (count: (product: ProductCoverage) => number) =>
    newest.reduce((total, product) => total + count(product), 0);
  const total = sum((product) => product.total);
  return total === 0 ? 0 : sum(({ translated, stale }) => translated + stale) / total;
}
