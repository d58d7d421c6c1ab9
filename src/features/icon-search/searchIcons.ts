import { editDistance } from '../../site/editDistance';
import { singular } from '../../site/singular';
import { ALL_SYNONYMS, synonymsOf } from './synonyms';

/** Splits the name of an icon into lower-case words: `FilterAltOff` -> `filter`, `alt`, `off`. */
export function splitName(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(' ')
    .filter(Boolean);
}

/** What is pasted: a path with the name, an import of it, or its element. */
const PASTED = [/@mui\/icons-material\/(?:esm\/)?(\w+)/, /\bimport\s*\{\s*(\w+)/, /^\s*<\s*(\w+)/];

/** Words that name no icon. */
const EMPTY_WORDS: ReadonlySet<string> = new Set([
  'a',
  'an',
  'for',
  'icon',
  'icons',
  'mui',
  'of',
  'the',
]);
/** Words of a component's style; few names have one. */
const STYLE_WORDS: ReadonlySet<string> = new Set([
  'filled',
  'outlined',
  'rounded',
  'sharp',
  'two',
  'tone',
]);

function without(words: readonly string[], left: ReadonlySet<string>): readonly string[] {
  const others = words.filter((word) => !left.has(word));
  return others.length > 0 ? others : words;
}

/** The words that a query looks for; it may be a pasted name, element or import. */
function toWords(query: string): readonly string[] {
  const pasted = PASTED.map((pattern) => pattern.exec(query)?.[1]).find(
    (name) => name !== undefined,
  );
  return without(splitName((pasted ?? query).replace(/[^\p{L}\p{N}]+/gu, ' ').trim()), EMPTY_WORDS);
}

/** A query for an icon: the word, a component's name, or the package. */
const SAYS_ICON = /\bicons?\b|\b[A-Z]\w+Icon\b|@mui\/icons-material/;

/** Whether a query means an icon, by its form or because every word has synonyms among the icons. */
export const meansIcon = (query: string): boolean =>
  SAYS_ICON.test(query) ||
  toWords(query).every((word) => [word, singular(word)].some((form) => synonymsOf(form).size > 0));

/** How well a word of a query fits a name; 0 is best, undefined not at all. */
function rankWord(word: string, words: readonly string[], joined: string): number | undefined {
  if (words[0] === word) return 0;
  if (words[0]?.startsWith(word)) return 1;
  const synonyms = [...synonymsOf(word)].map((one) => one.replaceAll('_', ''));
  const whole = synonyms.indexOf(joined);
  // The nearer in meaning come first.
  if (whole !== -1) return 1.2 + (0.2 * whole) / synonyms.length;
  if (words.includes(word)) return 1.5;
  if (words.some((one) => one.startsWith(word))) return 1.8;
  const begins = synonyms.findIndex((one) => joined.startsWith(one));
  if (begins !== -1) return 2 + begins / synonyms.length;
  if (synonyms.some((one) => words.includes(one))) return 3;
  return word.length > 2 && joined.includes(word) ? 4 : undefined;
}

/** A plural is as good as its singular, of which there are more. */
function rankForms(word: string, words: readonly string[], joined: string): number | undefined {
  const ranks = [word, singular(word)].map((form) => rankWord(form, words, joined) ?? Infinity);
  const best = Math.min(...ranks);
  return best === Infinity ? undefined : best;
}

function find(names: readonly string[], asked: readonly string[]): readonly string[] {
  const whole = asked.join('');
  const singulars = asked.map(singular).join('');
  return names
    .flatMap((name) => {
      const words = splitName(name);
      const joined = words.join('');
      if (joined === whole || joined === singulars) return [{ name, rank: -1 }];
      const ranks = asked.map((word) => rankForms(word, words, joined));
      if (ranks.includes(undefined)) {
        return joined.includes(whole) ? [{ name, rank: 5 }] : [];
      }
      return [{ name, rank: ranks.reduce((sum: number, rank) => sum + (rank ?? 0), 0) }];
    })
    .sort((one, other) => one.rank - other.rank || one.name.length - other.name.length)
    .map(({ name }) => name);
}

const allowedErrors = ({ length }: string) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Replaces words that no icon knows by the most similar one. */
function correct(names: readonly string[], asked: readonly string[]): readonly string[] {
  const known = new Set([...names.flatMap(splitName), ...ALL_SYNONYMS]);
  return asked.map((word) => {
    if (known.has(word) || known.has(singular(word))) return word;
    const limit = allowedErrors(word);
    let best = { word, distance: limit + 1 };
    for (const one of known) {
      const distance = editDistance(word, one, limit);
      if (distance < best.distance) best = { word: one, distance };
    }
    return best.word;
  });
}

/**
 * Returns the names that every word of the query fits, best first: the name itself, its words, other
 * words for the same. If there are none, without a style, and with the most similar words. An empty
 * query returns all names.
 */
export function searchIcons(names: readonly string[], query: string): readonly string[] {
  const asked = toWords(query);
  if (asked.length === 0) return names;
  const plain = without(asked, STYLE_WORDS);
  for (const words of [asked, plain]) {
    const found = find(names, words);
    if (found.length > 0) return found;
  }
  return find(names, correct(names, plain));
}
