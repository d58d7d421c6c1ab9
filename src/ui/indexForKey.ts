/** The keys that move through a row or a column. */
interface MovingKeys {
  readonly previous: string;
  readonly next: string;
}

/** The keys of a column, such as a menu. */
export const COLUMN_KEYS: MovingKeys = { previous: 'ArrowUp', next: 'ArrowDown' };

/** The keys of a row, such as a toolbar: they follow what is seen, also from right to left. */
export function rowKeys(rtl: boolean): MovingKeys {
  return rtl
    ? { previous: 'ArrowRight', next: 'ArrowLeft' }
    : { previous: 'ArrowLeft', next: 'ArrowRight' };
}

/**
 * The index that a key moves to among `count` controls, or `undefined` for a key that does not move.
 * Arrows go round at the ends. With no control focused (`index` -1) they go to the first or last.
 */
export function indexForKey(
  key: string,
  index: number,
  count: number,
  keys: MovingKeys,
): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case keys.next:
      return (index + 1) % count;
    case keys.previous:
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
