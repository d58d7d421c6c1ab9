import { withParameters, type AddressCodec } from '@site/src/features/address-state';
import {
  API_CHANGE_SUBJECTS,
  type ApiChangeKind,
  type ApiChangeSubject,
} from '@site/plugins/content/api-changes/contract';

/** Kinds of changes that can be filtered. */
export const CHANGE_GROUPS = ['added', 'removed', 'renamed', 'changed', 'deprecated'] as const;
export type ChangeGroup = (typeof CHANGE_GROUPS)[number];

const GROUP_OF_KIND: Readonly<Record<ApiChangeKind, ChangeGroup>> = {
  added: 'added',
  removed: 'removed',
  keyRemoved: 'removed',
  renamed: 'renamed',
  typeChanged: 'changed',
  defaultChanged: 'changed',
  requiredChanged: 'changed',
  deprecated: 'deprecated',
  // Not a deprecation, so it does not belong to that group.
  undeprecated: 'changed',
};

export const groupOf = (kind: ApiChangeKind): ChangeGroup => GROUP_OF_KIND[kind];

/** The filter; an empty list or text filters nothing. */
export interface ChangeFilter {
  readonly groups: readonly ChangeGroup[];
  readonly subjects: readonly ApiChangeSubject[];
  /** Words that the names must contain. */
  readonly query: string;
}

export const NO_FILTER: ChangeFilter = { groups: [], subjects: [], query: '' };

/** Longer than any name; the rest of a URL's query is cut off. */
export const MAX_QUERY_LENGTH = 100;

const PARAMETERS = { groups: 'kind', subjects: 'subject', query: 'q' } as const;

/**
 * Returns the known members of a comma-separated list, without duplicates, in the order of `known`.
 */
function parseList<T extends string>(list: string | null, known: readonly T[]): readonly T[] {
  const members = list?.split(',') ?? [];
  return known.filter((member) => members.includes(member));
}

/** The filter in the URL: `?kind=added,removed&subject=prop&q=slots`; unknown values are ignored. */
export const FILTER_ADDRESS: AddressCodec<ChangeFilter> = {
  initial: NO_FILTER,
  parse(search) {
    const parameters = new URLSearchParams(search);
    return {
      groups: parseList(parameters.get(PARAMETERS.groups), CHANGE_GROUPS),
      subjects: parseList(parameters.get(PARAMETERS.subjects), API_CHANGE_SUBJECTS),
      query: (parameters.get(PARAMETERS.query) ?? '').slice(0, MAX_QUERY_LENGTH),
    };
  },
  serialize: (search, { groups, subjects, query }) =>
    withParameters(search, {
      [PARAMETERS.groups]: groups.join(),
      [PARAMETERS.subjects]: subjects.join(),
      [PARAMETERS.query]: query.trim(),
      // Unescaped commas are valid in a query and easier to read.
    }).replaceAll('%2C', ','),
};

/** Adds or removes `member`, in the order of `known`. */
export function toggle<T>(list: readonly T[], member: T, known: readonly T[]): readonly T[] {
  return known.filter((one) => (one === member) !== list.includes(one));
}
