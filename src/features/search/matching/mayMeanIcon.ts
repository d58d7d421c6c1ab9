import type { SearchResult } from './searchIndex';

/**
 * Whether a query may mean a Material icon: it is not known, or it says so and is the name of no more
 * than a row, such as the prop `deleteIcon`.
 */
export function mayMeanIcon(query: string, { hits, isKnown }: SearchResult): boolean {
  return (
    !isKnown || (/icon/i.test(query) && hits[0]?.isLoose === true && query !== hits[0].record.title)
  );
}
