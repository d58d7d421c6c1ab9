import type { ThemeEntry } from '@site/plugins/content/api-reference/contract';
import type { ThemeMode } from './themeAddress';
import { toCode, toPath } from './themePath';

/** Returns the value of an entry in a mode, or `undefined` for a group. */
export const valueIn = ({ text, dark }: ThemeEntry, mode: ThemeMode): string | undefined =>
  mode === 'dark' ? (dark ?? text) : text;

export interface FoundTheme {
  readonly entries: readonly ThemeEntry[];
  /** Paths of the groups around what was found. */
  readonly opened: ReadonlySet<string>;
  readonly count: number;
}

/** Returns the entries whose path or value contains each word; a found group keeps its entries. */
export function filterTheme(
  entries: readonly ThemeEntry[],
  query: string,
  mode: ThemeMode,
): FoundTheme {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const opened = new Set<string>();
  let count = 0;

  function find(list: readonly ThemeEntry[], parents: readonly string[]): readonly ThemeEntry[] {
    return list.flatMap((entry) => {
      const keys = [...parents, entry.key];
      const text = `${toCode(keys)} ${valueIn(entry, mode) ?? ''}`.toLowerCase();
      if (words.every((word) => text.includes(word))) {
        count += 1;
        return entry;
      }
      const inner = find(entry.entries ?? [], keys);
      if (inner.length === 0) return [];
      opened.add(toPath(keys));
      return { ...entry, entries: inner };
    });
  }

  return { entries: find(entries, []), opened, count };
}
