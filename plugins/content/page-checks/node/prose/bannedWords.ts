/** Words that pages do without, and what to do about them. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/^(?:simply|just|easy|easily|please|obviously)$/i, 'leave it out'],
  [/^(?:we|our|ours)$/i, 'say who does it, or address "you"'],
  [/^readers?$/i, 'write "you" for developers, "users" for users of the app'],
  [/^people$/i, 'write "users"'],
  [/^grey$/i, 'write "gray"'],
  [/^(?:cancelled|cancelling)$/i, 'write "canceled", "canceling"'],
  [/^(?:labelled|labelling)$/i, 'write "labeled", "labeling"'],
  [/^(?:towards|afterwards|upwards|downwards|whilst|amongst)$/i, 'write the US form'],
];

/** Says which words of a sentence are not to be used, and what instead. A screen reader is none of them. */
export function findBannedWords(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    if (/^readers?$/i.test(word) && /^screen$/i.test(words[index - 1] ?? '')) return [];
    const rule = BANNED.find(([pattern]) => pattern.test(word));
    return rule ? [`"${word}": ${rule[1]}.`] : [];
  });
}
