const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Whether each word of a query is part of a name. Case, spaces and punctuation do not matter: `on cell`
 * matches `onCellClick`, and an empty query everything.
 */
export function matchesName(name: string, query: string): boolean {
  const text = plain(name);
  return query.split(/\s+/).every((word) => text.includes(plain(word)));
}
