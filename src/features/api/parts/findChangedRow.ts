import type { ApiChange, ApiComponentPage } from '@site/plugins/content/api-reference/contract';

type Rows = Pick<ApiComponentPage, 'props' | 'slots' | 'classes'>;

const LISTS = { prop: 'props', slot: 'slots', class: 'classes' } as const;

/** The anchor of what changed; `undefined` for what is no longer there, and for the component. */
export function findChangedRow(page: Rows, { subject, name }: ApiChange): string | undefined {
  if (subject === 'component') return undefined;
  return page[LISTS[subject]].find((row) => row.name === name)?.id;
}
