import type { NavPlan } from '../../../site/nav';
import { urlOf, type HitKind, type SearchRecord } from '../matching/records';
import type { SearchHit } from '../matching/searchIndex';

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
  /** Plan that the page is about. */
  readonly plan?: NavPlan | undefined;
  readonly excerpt?: readonly Segment[];
  /** Default value of a prop or parameter. */
  readonly defaultValue?: string | undefined;
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
  const { productName, product, version, isEnglish, plan } = page;
  return {
    url: urlOf(record),
    title,
    kind,
    parent,
    productName,
    product,
    version,
    isEnglish,
    ...(plan && { plan }),
    ...(defaultValue && { defaultValue }),
  };
}

/** Converts a result of the name index. */
export const toHits = (hits: readonly SearchHit[]): Hit[] =>
  hits.map(({ record, others }) =>
    others.length > 0 ? { ...toHit(record), others: others.map(toHit) } : toHit(record),
  );

const UNKNOWN_PAGE = { productName: '', product: '', version: '', isEnglish: false };

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
