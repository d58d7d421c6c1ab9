/** Shorter runs are names, or chance. */
const WORDS_OF_A_RUN = 4;
/** Of these, how many begin with a small letter: "Material UI, Joy UI and Base UI" is the same everywhere. */
const SMALL_WORDS = 3;

/** Latin words, and what is between them. */
const TOKEN = /[\p{Script=Latin}'’-]+|[^\p{Script=Latin}'’\s-]+/gu;
const isWord = (token: string) => /^[\p{Script=Latin}'’-]+$/u.test(token);

/** Splits a text into runs of words, at punctuation, digits and other scripts. */
function runsOf(text: string): string[][] {
  const runs: string[][] = [[]];
  for (const token of text.match(TOKEN) ?? []) {
    if (isWord(token)) runs.at(-1)?.push(token);
    else runs.push([]);
  }
  return runs;
}

const toPhrases = (words: readonly string[]) =>
  words
    .slice(0, Math.max(0, words.length - WORDS_OF_A_RUN + 1))
    .map((_word, index) => words.slice(index, index + WORDS_OF_A_RUN));

/** Lists the phrases of English texts, to find them in a translation. */
export function englishPhrases(texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts.flatMap((text) =>
      runsOf(text).flatMap((words) =>
        toPhrases(words)
          .filter((phrase) => phrase.filter((word) => /^\p{Ll}/u.test(word)).length >= SMALL_WORDS)
          .map((phrase) => phrase.join(' ').toLowerCase()),
      ),
    ),
  );
}

/** Returns the first words of a translation that are left in English, if there are some. */
export function findEnglishRun(text: string, phrases: ReadonlySet<string>): string | undefined {
  return runsOf(text)
    .flatMap(toPhrases)
    .map((phrase) => phrase.join(' '))
    .find((phrase) => phrases.has(phrase.toLowerCase()));
}
