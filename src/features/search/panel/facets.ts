import { SITE_PART, type SearchPartInfo } from '@site/plugins/output/search-index/contract';

/** A product version; empty outside of products. */
export interface Place {
  readonly product: string;
  readonly version: string;
}

/** Selected filters; `null` for all products, or the default version. */
export interface Facets {
  readonly product: string | null;
  readonly version: string | null;
}

export const ALL: Facets = { product: null, version: null };

const partsOf = (parts: readonly SearchPartInfo[], product: string) =>
  parts.filter((part) => part.product === product);

/** Returns the version of a product to search: that of the current page, else the default. */
export function partFor(
  parts: readonly SearchPartInfo[],
  product: string,
  version: string | null,
  place: Place,
): SearchPartInfo | undefined {
  const own = partsOf(parts, product);
  const wanted = version ?? (product === place.product ? place.version : null);
  return own.find((part) => part.version === wanted) ?? own.find(({ isDefault }) => isDefault);
}

/** Selectable products, the current one first. */
export function productsOf(parts: readonly SearchPartInfo[], place: Place): string[] {
  const products = [...new Set(parts.map(({ product }) => product))].filter(
    (product) => product !== SITE_PART,
  );
  return products.sort((a, b) => Number(b === place.product) - Number(a === place.product));
}

/** Selectable versions: of the selected product, else of the current one. */
export function versionsOf(
  parts: readonly SearchPartInfo[],
  place: Place,
  { product }: Facets,
): readonly SearchPartInfo[] {
  const versions = partsOf(parts, product ?? place.product);
  return versions.length > 1 ? versions : [];
}

/** Index files to search: the current product first, the pages outside of products last. */
export function chooseParts(
  parts: readonly SearchPartInfo[],
  place: Place,
  { product, version }: Facets,
): SearchPartInfo[] {
  const products = product === null ? [...productsOf(parts, place), SITE_PART] : [product];
  return products.flatMap((id) => partFor(parts, id, version, place) ?? []);
}

/** Returns a predicate: whether a place is in one of the parts. */
export function isInParts(parts: readonly Place[]): (place: Place) => boolean {
  const keys = new Set(parts.map(({ product, version }) => `${product}/${version}`));
  return ({ product, version }) => keys.has(`${product}/${version}`);
}
