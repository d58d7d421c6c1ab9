import { numbersOf } from './textParts';

/** Words that translations into a language do not use, each with the right one. */
export type Terms = Readonly<Record<string, string>>;

/** Writing with Han characters, as `README.md` of the language has it. Code is `x` here. */
const HAN_RULES: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=\p{Script=Han})[,;:!?](?=\s*[\p{Script=Han}“])/u,
    'is half-width between Chinese words; write ，；：！？',
  ],
  [
    /\p{Script=Han}[A-Za-z\d`]|[A-Za-z\d`]\p{Script=Han}/u,
    'lacks a space between Chinese and Latin letters or digits',
  ],
];

/** Returns a text in Markdown as readers see it, with \`x\` for code. */
export const toProse = (text: string) =>
  text.replace(/`[^`]*`/g, '`x`').replace(/\]\([^)]*\)/g, ']');

/**
 * Finds what the rules for writing in a language do not allow, and numbers of the English text, if
 * that is given, that are missing.
 */
export function findTextProblems(text: string, terms: Terms, english?: string): string[] {
  const numbers = english === undefined ? [] : numbersOf(english);
  const own = numbersOf(text);
  return [
    ...Object.entries(terms).flatMap(([wrong, right]) =>
      text.includes(wrong) ? [`"${wrong}" is "${right}" in the list of terms.`] : [],
    ),
    ...HAN_RULES.flatMap(([pattern, message]) => {
      const found = pattern.exec(text);
      if (!found) return [];
      const around = text.slice(Math.max(0, found.index - 6), found.index + 8);
      return [`"${around.trim()}" ${message}.`];
    }),
    ...numbers
      .filter((number) => !own.includes(number))
      .map((number) => `the number ${number} of English is missing here.`),
  ];
}
