import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../src/site/contentError';
import { DEFAULT_LOCALE } from '../../../src/site/locales';
import { parseJsonFile } from '../json/parseJsonFile';

/** UI texts of a language, by key, e.g. `columns.name`. Throws for a key that English lacks. */
export type Texts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

type Dictionary = Readonly<Record<string, unknown>>;

/** Returns a language's dictionary, relative to the site. */
export const dictionaryFile = (locale: string) => `i18n/${locale}/dictionary.json`;

/** Reads the dictionaries of a language, which has priority, and of English. */
export function dictionariesOf(siteDir: string, locale: string): Dictionary[] {
  return [...new Set([locale, DEFAULT_LOCALE])].map((code) => {
    const file = path.join(siteDir, dictionaryFile(code));
    // A language without a dictionary is shown in English.
    if (!existsSync(file)) return {};
    return parseJsonFile(readFileSync(file, 'utf8'), dictionaryFile(code)) as Dictionary;
  });
}

/** Finds a text below `names`, any of which may have dots. The first dictionary has priority. */
export function findText(
  dictionaries: readonly Dictionary[],
  names: readonly string[],
): string | undefined {
  for (const dictionary of dictionaries) {
    let value: unknown = dictionary;
    for (const name of names) {
      const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
      value = isThere ? (value as Dictionary)[name] : undefined;
    }
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}

/** Looks up texts, of one group if it is given, and replaces their placeholders. */
export function createTexts(dictionaries: readonly Dictionary[], group?: string): Texts {
  return (key, values = {}) => {
    const full = group === undefined ? key : `${group}.${key}`;
    const found = findText(dictionaries, full.split('.'));
    if (found === undefined) {
      throw new ContentError(`${dictionaryFile(DEFAULT_LOCALE)}: add the text "${full}".`);
    }
    return found.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
  };
}

/** Reads the texts of a language, of one group if it is given. */
export const readTexts = (siteDir: string, locale: string, group?: string): Texts =>
  createTexts(dictionariesOf(siteDir, locale), group);
