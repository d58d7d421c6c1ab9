import type { Segment } from '../matching/query';
import { urlOf, type HitKind, type RecordPage, type SearchRecord } from '../matching/records';
import type { SearchHit } from '../matching/searchIndex';

/** A search result, with what is known of its page. */
export interface Hit extends RecordPage {
  readonly title: string;
  readonly kind: HitKind | 'text';
  /** Name of the parent; may be empty. */
  readonly parent: string;
  readonly excerpt?: readonly Segment[];
  /** Default value of a prop or parameter. */
  readonly defaultValue?: string;
  /** The same row of other components. */
  readonly others?: readonly Hit[];
}

/** A result of the full text. */
export type TextHit = Pick<Hit, 'kind' | 'url' | 'title' | 'parent'> & {
  readonly excerpt: readonly Segment[];
};

/** Converts a record of the name index. */
export function toHit(record: SearchRecord): Hit {
  const { title, kind, parent, page, defaultValue } = record;
  return {
    ...page,
    url: urlOf(record),
    title,
    kind,
    parent,
    ...(defaultValue && { defaultValue }),
  };
}

/** Converts a result of the name index. */
export const toHits = (hits: readonly SearchHit[]): Hit[] =>
  hits.map(({ record, others }) =>
    others.length > 0 ? { ...toHit(record), others: others.map(toHit) } : toHit(record),
  );

const UNKNOWN_PAGE = { productName: '', product: '', version: '', face: '', isEnglish: false };

/** Adds what the name index knows of the page, which is nothing if its part failed to load. */
export const completeHit = (hit: TextHit, page: SearchRecord | undefined): Hit => ({
  ...(page ? toHit(page) : UNKNOWN_PAGE),
  ...hit,
});

/** Lists the rows of a result one by one. */
export const unfold = ({ others = [], ...hit }: Hit): readonly Hit[] => [hit, ...others];

export const pageOf = (url: string) => url.replace(/#.*$/, '');

/** Drops results that are shown already: the same section, or a page with a section shown. */
export function withoutShown(hits: readonly Hit[], shown: readonly Hit[]): Hit[] {
  const urls = new Set(shown.map(({ url }) => url));
  const pages = new Set(shown.map(({ url }) => pageOf(url)));
  return hits.filter(({ url }) => !urls.has(url) && !(pages.has(url) && pageOf(url) === url));
}
