import type { SearchPartInfo } from '@site/plugins/output/search-index/contract';

/** A product in a version; empty where the reader is on a page of none. */
export interface Place {
  readonly product: string;
  readonly version: string;
}

/** What the reader chose; `null` for all products, and for the version that they would get. */
export interface Facets {
  readonly product: string | null;
  readonly version: string | null;
}

export const ALL: Facets = { product: null, version: null };

const partsOf = (parts: readonly SearchPartInfo[], product: string) =>
  parts.filter((part) => part.product === product);

/** The version of a product that a reader gets: the one they are reading, else the current one. */
function partFor(
  parts: readonly SearchPartInfo[],
  product: string,
  version: string | null,
  place: Place,
): SearchPartInfo | undefined {
  const own = partsOf(parts, product);
  const wanted = version ?? (product === place.product ? place.version : null);
  return own.find((part) => part.version === wanted) ?? own.find(({ isDefault }) => isDefault);
}

/** The products that can be chosen, the reader's own first. */
export function productsOf(parts: readonly SearchPartInfo[], place: Place): string[] {
  const products = [...new Set(parts.map(({ product }) => product))];
  return products.sort((a, b) => Number(b === place.product) - Number(a === place.product));
}

/** The versions that can be chosen: of the chosen product, else of the reader's. */
export function versionsOf(
  parts: readonly SearchPartInfo[],
  place: Place,
  { product }: Facets,
): readonly SearchPartInfo[] {
  const versions = partsOf(parts, product ?? place.product);
  return versions.length > 1 ? versions : [];
}

/** The parts that are searched, the reader's product first. */
export function chooseParts(
  parts: readonly SearchPartInfo[],
  place: Place,
  { product, version }: Facets,
): SearchPartInfo[] {
  const products = product === null ? productsOf(parts, place) : [product];
  return products.flatMap((id) => partFor(parts, id, version, place) ?? []);
}

/** Whether something is in one of the parts. */
export function isInParts(parts: readonly Place[]): (place: Place) => boolean {
  const keys = new Set(parts.map(({ product, version }) => `${product}/${version}`));
  return ({ product, version }) => keys.has(`${product}/${version}`);
}
