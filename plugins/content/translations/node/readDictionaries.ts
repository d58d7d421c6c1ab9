import fs from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../../src/site/contentError';
import { DEFAULT_LOCALE } from '../../../../src/site/locales';
import { dictionaryFile } from '../../../common/dictionary/texts';
import { checkDictionaries, describeProblems } from './checkDictionaries';
import { parseDictionary, type ParsedDictionary } from './parseDictionary';

export interface Dictionaries {
  readonly english: ParsedDictionary;
  /** By language, including English; a language without file is absent. */
  readonly byLanguage: ReadonlyMap<string, ParsedDictionary>;
}

function readDictionary(siteDir: string, language: string): ParsedDictionary | undefined {
  const file = dictionaryFile(language);
  const absolute = path.join(siteDir, file);
  return fs.existsSync(absolute)
    ? parseDictionary(fs.readFileSync(absolute, 'utf8'), file)
    : undefined;
}

/**
 * Reads and validates the dictionaries of `languages`. Throws one error with file, line and key of
 * every problem.
 */
export function readDictionaries(siteDir: string, languages: readonly string[]): Dictionaries {
  const english = readDictionary(siteDir, DEFAULT_LOCALE);
  if (english === undefined) {
    throw new ContentError(`The dictionary ${dictionaryFile(DEFAULT_LOCALE)} does not exist.`);
  }
  const others = new Map<string, ParsedDictionary>();
  for (const language of languages) {
    const own = language === DEFAULT_LOCALE ? undefined : readDictionary(siteDir, language);
    if (own) others.set(language, own);
  }
  const problems = checkDictionaries(english, [...others.values()]);
  if (problems.length > 0) {
    throw new ContentError(describeProblems(problems));
  }
  return { english, byLanguage: new Map([[DEFAULT_LOCALE, english], ...others]) };
}
