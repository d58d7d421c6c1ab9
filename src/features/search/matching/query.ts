import { splitParts, splitWords, squash } from './words';

/** Kind of result that a query names besides the name, e.g. "prop". */
export type KindHint = 'api' | 'prop' | 'class' | 'slot' | 'hook';

const HINTS: Readonly<Record<string, KindHint>> = {
  api: 'api',
  class: 'class',
  classes: 'class',
  classname: 'class',
  css: 'class',
  hook: 'hook',
  hooks: 'hook',
  prop: 'prop',
  property: 'prop',
  props: 'prop',
  slot: 'slot',
  slots: 'slot',
};

/** Words without meaning on this site, also of questions in the other languages. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `a about an and any are be between by can cannot component components could did difference do does for
  from get has have how i if in is it its make me my mui need not of on or our please react should so some
  that the their them there this to using versus vs want way we what when where which why will with would you your
  as com como da de do e em na no o os para por que um uma usar`.split(/\s+/),
);

export interface QueryTerm {
  readonly text: string;
  /** Whether a result may lack it. */
  readonly isOptional: boolean;
}

export interface SearchQuery {
  readonly terms: readonly QueryTerm[];
  readonly hints: ReadonlySet<KindHint>;
  /** All significant terms joined. */
  readonly whole: string;
}

/** Maximum number of terms; names are shorter. */
const MAX_TERMS = 8;
const MAX_LENGTH = 120;

/** Parses a query. */
export function parseQuery(typed: string): SearchQuery {
  const text = typed.slice(0, MAX_LENGTH);
  const words = [...new Set(splitWords(text))].slice(0, MAX_TERMS);
  const isEmpty = (word: string) => EMPTY_WORDS.has(word) || Object.hasOwn(HINTS, word);
  const hasContent = words.some((word) => !isEmpty(word));
  return {
    terms: words.map((word) => ({ text: word, isOptional: hasContent && isEmpty(word) })),
    hints: new Set(
      words.flatMap((word) => (Object.hasOwn(HINTS, word) ? (HINTS[word] ?? []) : [])),
    ),
    whole: hasContent ? squash(words.filter((word) => !isEmpty(word)).join(' ')) : squash(text),
  };
}

/** A part of a text, for highlighting. */
export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text at the terms of a query. */
export function splitAtMatches(text: string, typed: string): Segment[] {
  const terms = [...new Set([...splitWords(typed), ...splitParts(typed)])]
    .filter((term) => term.length > 1 || /\P{ASCII}/u.test(term))
    // An expression takes the first that fits.
    .sort((a, b) => b.length - a.length);
  if (terms.length === 0) return [{ text, isMatch: false }];
  // Terms are letters and digits.
  return text
    .split(new RegExp(`((?:${terms.join('|')})+)`, 'iu'))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((segment) => segment.text !== '');
}
