/** What of a page is on the screen. Distances in px are from the window's upper edge. */
export interface PageView {
  /** Where a section stands that was gone to, below the header. */
  readonly start: number;
  readonly end: number;
  /** Whether the page cannot be scrolled further down. */
  readonly isAtEnd: boolean;
  /** Index of the section that the address names, or -1. */
  readonly named: number;
}

/**
 * Returns the index of the section that is read, by the upper edges of all; -1 before the first.
 * It is the next section as soon as that is in the upper half. At the page's end, where the last
 * sections cannot reach that, it is the one that the reader has gone to, or the last.
 */
export function findReadEntry(tops: readonly number[], view: PageView): number {
  const { start, end, isAtEnd, named } = view;
  if (isAtEnd && (tops[named] ?? -1) >= start) return named;
  const next = tops.findIndex((top) => top >= start);
  if (next === -1 || (isAtEnd && next > 0)) return tops.length - 1;
  return (tops[next] ?? end) < end / 2 ? next : next - 1;
}
