import { editDistance } from './editDistance';
import { isCjk } from './words';

/** From how many letters on a term may be inside a word, may have one error, and two. */
const INSIDE_LENGTH = 3;
const ONE_ERROR_LENGTH = 4;
const TWO_ERRORS_LENGTH = 8;
/** From how many letters on a beginning may have one. */
const BEGINNING_LENGTH = 6;

/** One where several are meant, or the other way round. */
const PLURAL = 0.92;

/** Scripts without spaces come after this character. */
const FIRST_CJK = 0x2e80;

const singular = (word: string) =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

const pairsOf = (text: string) =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2));

/** Words that nobody sets apart: a part of a sentence is as good as its beginning. */
function matchCjk(term: string, word: string): number {
  if (word.includes(term)) return 0.8 + (0.2 * term.length) / word.length;
  if (word.length > 1 && term.includes(word)) return 0.6;
  const pairs = pairsOf(term);
  const share = pairs.filter((pair) => word.includes(pair)).length / Math.max(1, pairs.length);
  return share >= 0.5 ? share / 2 : 0;
}

/**
 * How well a term that somebody typed, maybe not to its end, means a word: 1 for the word itself, 0
 * for not at all; beginnings before insides.
 */
export function matchWord(term: string, word: string): number {
  if (term === word) return 1;
  if (term.charCodeAt(0) >= FIRST_CJK) return isCjk(word) ? matchCjk(term, word) : 0;
  if (word.startsWith(term)) {
    const isPlural = word.length === term.length + 1 && singular(word) === term;
    return isPlural ? PLURAL : 0.7 + (0.2 * term.length) / word.length;
  }
  if (term.length >= INSIDE_LENGTH && word.includes(term)) {
    return 0.35 + (0.2 * term.length) / word.length;
  }
  return term.startsWith(word) && singular(term) === word ? PLURAL : 0;
}

function allowedErrors({ length }: string): number {
  if (length < ONE_ERROR_LENGTH) return 0;
  return length < TWO_ERRORS_LENGTH ? 1 : 2;
}

/** Whether more than `limit` of the letters of `term` are nowhere in `word`: much is no typing error. */
function lacksLetters(letters: readonly string[], word: string, limit: number): boolean {
  let lacking = 0;
  for (const letter of letters) {
    if (!word.includes(letter)) lacking += 1;
    if (lacking > limit) return true;
  }
  return false;
}

/** Like `matchWord`, and words that the term would mean without an error in it, or two in a long one. */
export function matchMistyped(term: string): typeof matchWord {
  const limit = isCjk(term) ? 0 : allowedErrors(term);
  const letters = [...new Set(term)];
  return (_term, word) => {
    const match = matchWord(term, word);
    if (match > 0 || limit === 0) return match;
    if (word.length < term.length - limit || lacksLetters(letters, word, limit)) return 0;
    const distance = editDistance(term, word, limit);
    if (distance <= limit) return 0.75 - 0.12 * distance;
    // The beginning of a longer word, with one error.
    if (term.length < BEGINNING_LENGTH || word.length <= term.length) return 0;
    const lengths = [term.length, term.length + 1, term.length - 1];
    return lengths.some((length) => editDistance(term, word.slice(0, length), 1) <= 1) ? 0.5 : 0;
  };
}
