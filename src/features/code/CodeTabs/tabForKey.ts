/**
 * The index of the tab that a key moves to, or `undefined` for a key that does not move.
 * Arrows go round at the ends and are swapped where the reading direction is right to left.
 */
export function tabForKey(
  key: string,
  { index, count, rtl }: { readonly index: number; readonly count: number; readonly rtl: boolean },
): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft': {
      const step = (key === 'ArrowRight') === rtl ? -1 : 1;
      return (index + step + count) % count;
    }
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
