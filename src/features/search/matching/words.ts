/** Han, kana and hangul have no spaces: a run of them is one word. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[\p{L}\p{N}\p{M}]+/gu;
const CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const BEFORE_CJK =
  /(?<=[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?=[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/u;

/** Whether a word is in a script without spaces. */
export const isCjk = (word: string) => CJK.test(word);

const NOT_ASCII = /[^\0-\x7f]/;

/** Strips accents and normalizes width. */
const normalize = (text: string) =>
  NOT_ASCII.test(text)
    ? text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC')
    : text;

/** Splits a text into lowercase words; a name such as `TextField` is one word. */
export function splitWords(text: string): string[] {
  if (!NOT_ASCII.test(text)) return text.toLowerCase().match(/[a-z\d]+/g) ?? [];
  const words = normalize(text).match(WORD) ?? [];
  return words.flatMap((word) => word.toLowerCase().split(BEFORE_CJK));
}

/** Splits names into parts, too: `scrollButtons` into `scroll` and `buttons`. */
export function splitParts(text: string): string[] {
  if (!NOT_ASCII.test(text)) {
    const parts = text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z\d]+/g) ?? [];
    return parts.map((part) => part.toLowerCase());
  }
  return splitWords(
    text.replace(/([a-z\d])(?=[A-Z])/g, '$1 ').replace(/([A-Z])(?=[A-Z][a-z])/g, '$1 '),
  );
}

/** Joins the words of a text. */
export const squash = (text: string): string => splitWords(text).join('');
