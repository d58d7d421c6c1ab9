import type { ImportSize } from '@site/plugins/content/api-reference/contract';

export const SORT_COLUMNS = ['name', 'size'] as const;

export interface SizeOrder {
  readonly column: (typeof SORT_COLUMNS)[number];
  readonly direction: 'ascending' | 'descending';
}

/** Returns the order after a press on a column: its own first order, or the other direction. */
export function nextOrder(order: SizeOrder, column: SizeOrder['column']): SizeOrder {
  // The largest are looked for first.
  if (order.column !== column) {
    return { column, direction: column === 'size' ? 'descending' : 'ascending' };
  }
  return { column, direction: order.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** Sorts rows; equal sizes stay in the order of names. */
export function sortSizes(
  sizes: readonly ImportSize[],
  { column, direction }: SizeOrder,
): readonly ImportSize[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const byName = (one: ImportSize, other: ImportSize) => one.name.localeCompare(other.name, 'en');
  return [...sizes].sort((one, other) =>
    column === 'name'
      ? sign * byName(one, other)
      : sign * (one.bytes - other.bytes) || byName(one, other),
  );
}
