import type { NavEntry } from '../../../../src/site/nav';

/**
 * Returns a tree without the entries that `isLeftOut` names by their pathname, and without the groups that
 * become empty. Takes any value, since it runs before validation; returns invalid values unchanged.
 */
export function withoutEntries(tree: unknown, isLeftOut: (pathname: string) => boolean): unknown {
  if (!Array.isArray(tree)) return tree;
  return tree.flatMap((entry: unknown): unknown[] => {
    if (typeof entry !== 'object' || entry === null) return [entry];
    const { pathname, children } = entry as Partial<Record<keyof NavEntry, unknown>>;
    if (!Array.isArray(children)) {
      return typeof pathname === 'string' && isLeftOut(pathname) ? [] : [entry];
    }
    const kept = withoutEntries(children, isLeftOut) as readonly unknown[];
    return kept.length === 0 && children.length > 0 ? [] : [{ ...entry, children: kept }];
  });
}
