/**
 * Returns the index that a key leads to in a grid of `count` cells, filled row by row; undefined for
 * other keys. Arrows stop at the edges.
 */
export function moveInGrid(
  key: string,
  index: number,
  { count, columns, rtl }: { count: number; columns: number; rtl: boolean },
): number | undefined {
  const forward = rtl ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  const target = index + step;
  return target >= 0 && target < count ? target : index;
}
