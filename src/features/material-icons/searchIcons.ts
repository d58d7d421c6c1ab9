import { synonymsOf } from './synonyms';

/** Splits the name of an icon into lower-case words: `FilterAltOff` -> `filter`, `alt`, `off`. */
export function splitName(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(' ')
    .filter(Boolean);
}

/** How well a word of a query fits a name; 0 is best, undefined not at all. */
function rankWord(word: string, words: readonly string[], joined: string): number | undefined {
  if (words.includes(word)) return 0;
  if (words.some((one) => one.startsWith(word))) return 1;
  const synonyms = [...synonymsOf(word)];
  const begins = synonyms.findIndex((one) => joined.startsWith(one.replaceAll('_', '')));
  // The nearer in meaning come first.
  if (begins !== -1) return 2 + begins / synonyms.length;
  if (synonyms.some((one) => words.includes(one))) return 3;
  return word.length > 2 && joined.includes(word) ? 4 : undefined;
}

/**
 * Returns the names that every word of the query fits, best first: the name itself, its words, other
 * words for the same. An empty query returns all names.
 */
export function searchIcons(names: readonly string[], query: string): readonly string[] {
  const asked = splitName(
    query
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  if (asked.length === 0) return names;
  const whole = asked.join('');
  return names
    .flatMap((name) => {
      const words = splitName(name);
      const joined = words.join('');
      const ranks = asked.map((word) => rankWord(word, words, joined));
      if (joined === whole) return [{ name, rank: -1 }];
      if (ranks.includes(undefined)) {
        return joined.includes(whole) ? [{ name, rank: 5 }] : [];
      }
      return [{ name, rank: ranks.reduce((sum: number, rank) => sum + (rank ?? 0), 0) }];
    })
    .sort((one, other) => one.rank - other.rank || one.name.length - other.name.length)
    .map(({ name }) => name);
}
