import { editDistance } from '../../../site/editDistance';
import { singular } from '../../../site/singular';
import { isCjk } from './words';

/** Minimum term lengths for matching inside a word, for one typo, and for two. */
const INSIDE_LENGTH = 3;
const ONE_ERROR_LENGTH = 4;
const TWO_ERRORS_LENGTH = 8;
/** Minimum term length for a prefix with a typo. */
const BEGINNING_LENGTH = 6;

/** Score for a plural instead of a singular, or vice versa. */
const PLURAL = 0.92;

/** Scripts without spaces start after this character. */
const FIRST_CJK = 0x2e80;

/** Minimum length of what two forms of a word share. */
const STEM_LENGTH = 4;
/** Score for another form of a word: `create`, `creating`, `creation`. */
const SAME_STEM = 0.8;

const stem = (word: string) =>
  word.replace(/(?<=^.{4,})(?:e|es|ed|er|ers|ing|ings|ion|ions|s)$/, '');

const pairsOf = (text: string) =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2));

/** In scripts without spaces, any substring is as good as a prefix. */
function matchCjk(term: string, word: string): number {
  if (word.includes(term)) return 0.8 + (0.2 * term.length) / word.length;
  if (word.length > 1 && term.includes(word)) return 0.6;
  const pairs = pairsOf(term);
  const share = pairs.filter((pair) => word.includes(pair)).length / Math.max(1, pairs.length);
  return share >= 0.5 ? share / 2 : 0;
}

/**
 * Score of a possibly incomplete term against a word: 1 for equal, 0 for no match. A plural is almost
 * equal, and everything else scores lower.
 */
export function matchWord(term: string, word: string): number {
  if (term === word) return 1;
  if (term.charCodeAt(0) >= FIRST_CJK) return isCjk(word) ? matchCjk(term, word) : 0;
  if (word.charCodeAt(0) === term.charCodeAt(0) && singular(term) === singular(word)) return PLURAL;
  if (word.startsWith(term)) return 0.7 + (0.2 * term.length) / word.length;
  return word.startsWith(term.slice(0, STEM_LENGTH)) && stem(term) === stem(word) ? SAME_STEM : 0;
}

/** Score of a term inside a word, which is less than any match of its beginning. */
function matchInside(term: string, word: string): number {
  if (term.length < INSIDE_LENGTH || isCjk(term) || !word.includes(term)) return 0;
  return 0.3 + (0.1 * term.length) / word.length;
}

function allowedErrors({ length }: string): number {
  if (length < ONE_ERROR_LENGTH) return 0;
  return length < TWO_ERRORS_LENGTH ? 1 : 2;
}

/**
 * Whether more than `limit` letters of `term` are missing in `word`, which excludes a typo cheaply.
 */
function lacksLetters(letters: readonly string[], word: string, limit: number): boolean {
  let lacking = 0;
  for (const letter of letters) {
    if (!word.includes(letter)) lacking += 1;
    if (lacking > limit) return true;
  }
  return false;
}

/** Like `matchWord`, also inside a word, and with one typo, or two in a long term. */
export function matchMistyped(term: string): typeof matchWord {
  const limit = isCjk(term) ? 0 : allowedErrors(term);
  const letters = [...new Set(term)];
  const one = singular(term);
  return (_term, word) => {
    const match = matchWord(term, word) || matchInside(term, word);
    if (match > 0 || limit === 0) return match;
    if (word.length < term.length - limit || lacksLetters(letters, word, limit)) return 0;
    const distance = editDistance(one, singular(word), limit);
    if (distance <= limit) return 0.75 - 0.12 * distance;
    // A prefix of a longer word, with one typo.
    if (term.length < BEGINNING_LENGTH || word.length <= term.length) return 0;
    const lengths = [term.length, term.length + 1, term.length - 1];
    return lengths.some((length) => editDistance(term, word.slice(0, length), 1) <= 1) ? 0.5 : 0;
  };
}
