import { baseOf } from '../plurals';
import type { ParsedDictionary } from './parseDictionary';

export interface TextReport {
  /** Number of English texts. */
  readonly total: number;
  readonly translated: number;
  /** Keys that the language lacks. */
  readonly missing: readonly string[];
  /** Keys that English lacks. */
  readonly unknown: readonly string[];
}

/** Compares the dictionary of a language (`undefined` if it has none) with the English one. */
export function reportTexts(
  english: ParsedDictionary,
  own: ParsedDictionary | undefined,
): TextReport {
  // The forms of a text for different numbers are one text.
  const keysOf = (texts: ParsedDictionary['texts'] = []) => [
    ...new Set(texts.map(({ key }) => baseOf(key))),
  ];
  const englishKeys = keysOf(english.texts);
  const ownKeys = keysOf(own?.texts);
  const englishSet = new Set(englishKeys);
  const ownSet = new Set(ownKeys);
  const missing = englishKeys.filter((key) => !ownSet.has(key));
  return {
    total: englishKeys.length,
    translated: englishKeys.length - missing.length,
    missing,
    unknown: ownKeys.filter((key) => !englishSet.has(key)),
  };
}
