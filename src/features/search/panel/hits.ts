import { urlOf, type HitKind, type SearchRecord } from '../matching/records';

/** A segment of an excerpt. */
export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A search result. */
export interface Hit {
  readonly url: string;
  readonly title: string;
  readonly kind: HitKind | 'text';
  /** Name of the parent; may be empty. */
  readonly parent: string;
  readonly productName: string;
  readonly product: string;
  readonly version: string;
  readonly isEnglish: boolean;
  readonly excerpt?: readonly Segment[];
}

/** Converts a record of the name index. */
export function toHit(record: SearchRecord): Hit {
  const { title, kind, parent, page } = record;
  const { productName, product, version, isEnglish } = page;
  return { url: urlOf(record), title, kind, parent, productName, product, version, isEnglish };
}

const pageOf = (url: string) => url.replace(/#.*$/, '');

/** Drops results that are shown already: the same section, or a page with a section shown. */
export function withoutShown(hits: readonly Hit[], shown: readonly Hit[]): Hit[] {
  const urls = new Set(shown.map(({ url }) => url));
  const pages = new Set(shown.map(({ url }) => pageOf(url)));
  return hits.filter(({ url }) => !urls.has(url) && !(pages.has(url) && pageOf(url) === url));
}
