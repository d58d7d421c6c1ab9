import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../../src/site/contentError';
import { DEFAULT_LOCALE } from '../../../../src/site/locales';

/** UI texts of a language, by key, e.g. `api.columns.name`. */
export type Texts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

type Dictionary = Readonly<Record<string, unknown>>;

function readDictionary(siteDir: string, locale: string): Dictionary {
  const file = path.join(siteDir, 'i18n', locale, 'dictionary.json');
  // A language without a dictionary is shown in English.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Dictionary) : {};
}

function findText(dictionary: Dictionary, key: string): string | undefined {
  let value: unknown = dictionary;
  for (const name of key.split('.')) {
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Dictionary)[name]
        : undefined;
  }
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * Looks texts up in `dictionaries`, the first of which has priority. Throws an error that names a
 * missing key.
 */
export function createTexts(dictionaries: readonly Dictionary[]): Texts {
  const find = (key: string) => {
    for (const dictionary of dictionaries) {
      const found = findText(dictionary, key);
      if (found !== undefined) return found;
    }
    throw new ContentError(`i18n/${DEFAULT_LOCALE}/dictionary.json: add the text "${key}".`);
  };
  return (key, values = {}) =>
    find(key).replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}

/** Reads the UI texts of a language, with English as fallback. */
export function readTexts(siteDir: string, locale: string): Texts {
  return createTexts([...new Set([locale, DEFAULT_LOCALE])].map((l) => readDictionary(siteDir, l)));
}
