import type { ApiComponentPage } from '@site/plugins/content/api-reference/contract';
import type { ApiChange } from '@site/plugins/content/api-changes/contract';

type Rows = Pick<ApiComponentPage, 'props' | 'slots' | 'classes'>;

const LISTS = { prop: 'props', slot: 'slots', class: 'classes' } as const;

/**
 * Returns the anchor of a changed row; `undefined` if it was removed, or the component itself
 * changed.
 */
export function findChangedRow(page: Rows, { subject, name }: ApiChange): string | undefined {
  if (subject === 'component') return undefined;
  return page[LISTS[subject]].find((row) => row.name === name)?.id;
}
