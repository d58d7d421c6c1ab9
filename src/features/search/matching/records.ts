import {
  toHeadingAnchor,
  type SearchPage,
  type SearchPart,
  type SearchRowKind,
} from '../../../../plugins/output/search-index/contract';
import type { NavPlan } from '../../../site/nav';
import { getProductIdentity } from '../../../site/productIdentity';
import { findProductFace } from '../../../site/products';

export type HitKind = 'page' | 'api' | 'heading' | SearchRowKind;

/** A page with searchable records. */
export interface RecordPage {
  /** Path. */
  readonly url: string;
  readonly product: string;
  readonly version: string;
  readonly productName: string;
  /** Part of the product, e.g. `x-data-grid`. */
  readonly face: string;
  readonly isEnglish: boolean;
  /** Plan that it is about. */
  readonly plan?: NavPlan;
}

/** A searchable item. There are many, so they share data. */
export interface SearchRecord {
  readonly kind: HitKind;
  /** Name. */
  readonly title: string;
  /** Other titles, and other words, which mean it less. */
  readonly titles: readonly string[];
  readonly names: readonly string[];
  /** Title of its page, or the component of a prop. */
  readonly parent: string;
  /** Aliases of `parent`. */
  readonly parentNames: readonly string[];
  readonly isHook: boolean;
  readonly page: RecordPage;
  /** Anchor on the page; empty for the page itself. */
  readonly anchor: string;
  /** Default value of a prop or parameter, if it is short. */
  readonly defaultValue?: string;
}

type PartName = Pick<RecordPage, 'product' | 'version'>;

const NONE: readonly string[] = [];

/** Returns path and hash of a record. */
export const urlOf = ({ page, anchor }: SearchRecord): string =>
  anchor === '' ? page.url : `${page.url}#${encodeURI(anchor)}`;

interface Row {
  readonly name: string;
  readonly anchor: string;
  readonly defaultValue: string | undefined;
}

function readRows(list: string, prefix: string): Row[] {
  return list
    .split(' ')
    .filter(Boolean)
    .map((entry) => {
      const [row = '', defaultValue] = entry.split('|', 2);
      const [name = '', anchor = `${prefix}${name}`] = row.split('=', 2);
      return { name, anchor, defaultValue };
    });
}

/** Other words for a title, and all together, since those of a query may be in several. */
const withAll = (title: string, words: readonly string[]): readonly string[] =>
  words.length > 0 ? [...words, [title, ...words].join(' ')] : NONE;

const isHookName = (name: string) => /^use[A-Z]/.test(name);

function pageRecords(page: SearchPage, base: string, part: PartName): SearchRecord[] {
  const { title, titles = [], names = '', keywords = [], headings = [], members = [] } = page;
  const url = `${base}${page.path}`;
  const face = findProductFace(getProductIdentity(url));
  const recordPage: RecordPage = {
    url,
    product: part.product,
    version: part.version,
    productName: face?.name ?? '',
    face: face?.id ?? part.product,
    isEnglish: page.english === 1,
    ...(page.plan && { plan: page.plan }),
  };
  const isApi = members.length > 0;
  const isShared = members.length > 1;
  const isFirstPage = face !== null && url.endsWith(face.href);
  const own = [
    ...(names === '' ? [] : [names, ...names.split(' ')]),
    ...(isFirstPage ? [face.name] : []),
  ];

  const records: SearchRecord[] = [];
  const add = (record: Partial<SearchRecord> & Pick<SearchRecord, 'kind' | 'title'>) =>
    records.push({
      titles: NONE,
      names: NONE,
      parent: '',
      parentNames: NONE,
      isHook: false,
      page: recordPage,
      anchor: '',
      ...record,
    });

  add({
    kind: isApi ? 'api' : 'page',
    title,
    titles: isApi && !isShared ? members.map(([name]) => name) : titles,
    names: [...own, ...withAll(title, keywords)],
    isHook: isApi && members.every(([name]) => isHookName(name)),
  });
  for (const [name, memberAnchor, groups] of members) {
    const isHook = isHookName(name);
    if (isShared) add({ kind: 'api', title: name, parent: title, isHook, anchor: memberAnchor });
    for (const [kind, prefix, list] of groups) {
      for (const { name: title, anchor, defaultValue } of readRows(list, prefix)) {
        // The class of a state, e.g. `Mui-disabled`.
        const titles = title.startsWith('Mui-') ? [title.slice(4)] : NONE;
        add({
          kind,
          title,
          titles,
          parent: name,
          isHook,
          anchor,
          ...(defaultValue && { defaultValue }),
        });
      }
    }
  }
  for (const heading of headings) {
    const [text, anchor, ...words] = typeof heading === 'string' ? [heading, ''] : heading;
    const parentNames = [...titles, ...own];
    add({
      kind: 'heading',
      title: text,
      names: withAll(text, words),
      parent: title,
      parentNames,
      anchor: anchor || toHeadingAnchor(text),
    });
  }
  return records;
}

/** Returns all records of an index file. */
export function toRecords({ base, pages }: SearchPart, part: PartName): SearchRecord[] {
  return pages.flatMap((page) => pageRecords(page, base, part));
}
