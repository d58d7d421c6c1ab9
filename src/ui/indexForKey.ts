/** Keys that move through a row or a column. */
interface MovingKeys {
  readonly previous: string;
  readonly next: string;
}

/** Keys of a column, such as a menu. */
export const COLUMN_KEYS: MovingKeys = { previous: 'ArrowUp', next: 'ArrowDown' };

/** Keys of a row, such as a toolbar; they follow the visual order, also right to left. */
export function rowKeys(rtl: boolean): MovingKeys {
  return rtl
    ? { previous: 'ArrowRight', next: 'ArrowLeft' }
    : { previous: 'ArrowLeft', next: 'ArrowRight' };
}

/**
 * Returns the index that a key moves to among `count` controls; `undefined` for other keys. Arrows
 * wrap around. Without a focused control (`index` -1) they go to the first or last.
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
