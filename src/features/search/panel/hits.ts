import { urlOf, type HitKind, type SearchRecord } from '../matching/records';

/** A piece of an excerpt. */
export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** What a search found, as it is listed. */
export interface Hit {
  readonly url: string;
  readonly title: string;
  readonly kind: HitKind | 'text';
  /** What it is part of; may be empty. */
  readonly parent: string;
  readonly productName: string;
  readonly product: string;
  readonly version: string;
  readonly isEnglish: boolean;
  readonly excerpt?: readonly Segment[];
}

/** A record of the small index as a hit. */
export function toHit(record: SearchRecord): Hit {
  const { title, kind, parent, page } = record;
  const { productName, product, version, isEnglish } = page;
  return { url: urlOf(record), title, kind, parent, productName, product, version, isEnglish };
}

const pageOf = (url: string) => url.replace(/#.*$/, '');

/**
 * The hits that others do not show already: neither the same place, nor a whole page of which one is
 * there.
 */
export function withoutShown(hits: readonly Hit[], shown: readonly Hit[]): Hit[] {
  const urls = new Set(shown.map(({ url }) => url));
  const pages = new Set(shown.map(({ url }) => pageOf(url)));
  return hits.filter(({ url }) => !urls.has(url) && !(pages.has(url) && pageOf(url) === url));
}
