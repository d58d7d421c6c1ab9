/** Han, kana and hangul are written without spaces: a run of them is one word. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[\p{L}\p{N}\p{M}]+/gu;
const CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const BEFORE_CJK =
  /(?<=[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?=[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/u;

/** Whether a word is of a script that does not set words apart. */
export const isCjk = (word: string) => CJK.test(word);

const NOT_ASCII = /[^\0-\x7f]/;

/** Without accents, and with letters of one width. */
const normalize = (text: string) =>
  NOT_ASCII.test(text)
    ? text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC')
    : text;

/** The words of a text in lower case; a name such as `TextField` is one. */
export function splitWords(text: string): string[] {
  if (!NOT_ASCII.test(text)) return text.toLowerCase().match(/[a-z\d]+/g) ?? [];
  const words = normalize(text).match(WORD) ?? [];
  return words.flatMap((word) => word.toLowerCase().split(BEFORE_CJK));
}

/** The same, and names by their parts: `scrollButtons` is `scroll` and `buttons`. */
export function splitParts(text: string): string[] {
  if (!NOT_ASCII.test(text)) {
    const parts = text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z\d]+/g) ?? [];
    return parts.map((part) => part.toLowerCase());
  }
  return splitWords(
    text.replace(/([a-z\d])(?=[A-Z])/g, '$1 ').replace(/([A-Z])(?=[A-Z][a-z])/g, '$1 '),
  );
}

/** A text without what separates its words. */
export const squash = (text: string): string => splitWords(text).join('');
