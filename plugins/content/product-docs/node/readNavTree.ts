import { PRODUCTS } from '../../../../src/site/products';
import { ContentError } from '../../../../src/site/contentError';
import { loadSiteModule } from '../../../common/modules/loadSiteModule';

/** File of all trees, relative to the site. */
export const NAV_FILE = 'sidebars.ts';

/**
 * Returns a tree from the module in `NAV_FILE`. Only the ids are validated: each is that of a
 * product, or of an older version (`<id>@<version>`). Throws an error with an unknown id.
 */
export function toNavTree(module: unknown, treeId: string, productIds: readonly string[]): unknown {
  const trees =
    typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
  if (typeof trees !== 'object' || trees === null || Array.isArray(trees)) {
    throw new ContentError(`${NAV_FILE}: export an object of trees, by product, as default.`);
  }
  for (const id of Object.keys(trees)) {
    const [productId = ''] = id.split('@', 1);
    if (!productIds.includes(productId)) {
      throw new ContentError(
        `${NAV_FILE} › ${id}: there is no product "${productId}"; there are ` +
          `${productIds.join(', ')}.`,
      );
    }
  }
  if (!Object.hasOwn(trees, treeId)) {
    throw new ContentError(`${NAV_FILE}: there is no tree "${treeId}"; add one.`);
  }
  return (trees as Readonly<Record<string, unknown>>)[treeId];
}

/** Reads a tree from disk, bypassing the module cache. */
export async function readNavTree(siteDir: string, treeId: string): Promise<unknown> {
  return toNavTree(
    await loadSiteModule(siteDir, NAV_FILE),
    treeId,
    PRODUCTS.map(({ id }) => id),
  );
}
