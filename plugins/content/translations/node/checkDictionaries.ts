import { baseOf } from '../plurals';
import type { DictionaryProblem, ParsedDictionary } from './parseDictionary';

/** Also those that are wrong, such as `{名称}`. */
const PLACEHOLDER = /\{[^{}]*\}/g;

function placeholdersOf(text: string): string {
  return [...new Set(text.match(PLACEHOLDER))].sort().join(', ') || 'none';
}

function againstEnglish(own: ParsedDictionary, english: ParsedDictionary): DictionaryProblem[] {
  const { file } = own;
  // The form for any number comes last.
  const englishTexts = new Map(english.texts.map(({ key, text }) => [baseOf(key), text]));
  const unknownGroups = [...own.groups]
    .filter(([group]) => !english.groups.has(group))
    .map(([group, line]) => ({
      file,
      line,
      key: group,
      message: 'the English dictionary has no such group',
    }));
  const placeholders = own.texts.flatMap(({ key, text, line }) => {
    const englishText = englishTexts.get(baseOf(key));
    if (englishText === undefined) {
      return [];
    }
    const found = placeholdersOf(text);
    const expected = placeholdersOf(englishText);
    return found === expected
      ? []
      : [{ file, line, key, message: `the placeholders are ${found}, in English ${expected}` }];
  });
  return [...unknownGroups, ...placeholders];
}

/**
 * Finds all problems of the dictionaries. Missing and unknown texts are not problems; `npm run
 * translations` reports them.
 */
export function checkDictionaries(
  english: ParsedDictionary,
  others: readonly ParsedDictionary[],
): DictionaryProblem[] {
  const own = [english, ...others].flatMap(({ problems }) => problems);
  return own.length > 0 ? own : others.flatMap((other) => againstEnglish(other, english));
}

/** Formats problems as one message, a line each: file, line, key, problem. */
export function describeProblems(problems: readonly DictionaryProblem[]): string {
  const lines = problems.map(({ file, line, key, message }) =>
    [`${file}:${line}`, key && `${key}:`, message].filter(Boolean).join(' '),
  );
  return ['The translation dictionaries cannot be used:', ...lines].join('\n  ');
}
