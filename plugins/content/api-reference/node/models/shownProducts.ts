import { API_SECTIONS } from '../../../../../src/site/apiReference';
import { DOCS_VERSIONS } from '../../../../../src/site/docsVersions';
import { readEnvironment } from '../../../../../src/site/environment';

/** Filters what belongs to products that are not left out (`DOCS_PRODUCTS`). */
function shown<T extends { readonly productId: string }>(all: readonly T[]): readonly T[] {
  const { leftOut } = readEnvironment(process.env);
  return leftOut.length === 0
    ? all
    : all.filter(({ productId }) => !leftOut.some((id) => id === productId));
}

/** The API of the shown products: reading all typings takes most of a first start. */
export const shownSections = () => shown(API_SECTIONS);

/** The docs versions of the shown products. */
export const shownVersions = () => shown(DOCS_VERSIONS);
