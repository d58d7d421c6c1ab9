import { existsSync } from 'node:fs';
import path from 'node:path';
import { PRODUCTS } from '../../../src/site/products';

const DOC_EXTENSIONS = ['mdx', 'md'];
const PAGE_EXTENSIONS = ['tsx', 'ts', 'jsx', 'js', ...DOC_EXTENSIONS];

/**
 * The file of the page at a path of the site, relative to `siteDir`: a page of a product, or one
 * of `src/pages`. `undefined` when there is none.
 */
export function findPageFile(pathname: string, siteDir: string): string | undefined {
  const product = PRODUCTS.find(({ route }) => `${pathname}/`.startsWith(`${route}/`));
  const base = product
    ? path.posix.join(product.docsPath, pathname.slice(product.route.length))
    : path.posix.join('src/pages', pathname);
  const extensions = product ? DOC_EXTENSIONS : PAGE_EXTENSIONS;
  return extensions
    .flatMap((extension) => [`${base}.${extension}`, path.posix.join(base, `index.${extension}`)])
    .find((file) => existsSync(path.join(siteDir, file)));
}
