import type { PhrasingContent } from 'mdast';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../../src/site/contentError';
import { DEFAULT_LOCALE } from '../../../../src/site/locales';
import { text } from './nodes';

/** Values of placeholders: text, or nodes such as a link. */
export type Values = Readonly<
  Record<string, string | number | PhrasingContent | readonly PhrasingContent[]>
>;

/** UI texts of a language, by key, e.g. `api.columns.name`. */
export interface Texts {
  /** Returns the text with its placeholders replaced. */
  (key: string, values?: Readonly<Record<string, string | number>>): string;
  /** The same as nodes, for values that are nodes. */
  nodes: (key: string, values: Values) => PhrasingContent[];
}

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
export function createTexts(
  dictionaries: readonly Dictionary[],
  language = DEFAULT_LOCALE as string,
): Texts {
  const find = (key: string, count?: unknown) => {
    const form = typeof count === 'number' ? new Intl.PluralRules(language).select(count) : 'other';
    for (const dictionary of dictionaries) {
      const found =
        findText(dictionary, key) ??
        findText(dictionary, `${key}.${form}`) ??
        findText(dictionary, `${key}.other`);
      if (found !== undefined) return found;
    }
    throw new ContentError(`i18n/${DEFAULT_LOCALE}/dictionary.json: add the text "${key}".`);
  };
  const fill = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    find(key, values['count']).replace(/\{(\w+)\}/g, (all, name: string) =>
      String(values[name] ?? all),
    );
  const nodes = (key: string, values: Values) =>
    find(key, values['count'])
      .split(/(\{\w+\})/)
      .filter((part) => part !== '')
      .flatMap((part): PhrasingContent | readonly PhrasingContent[] => {
        const value = /^\{\w+\}$/.test(part) ? values[part.slice(1, -1)] : undefined;
        if (value === undefined) return text(part);
        return typeof value === 'object' ? value : text(String(value));
      });
  return Object.assign(fill, { nodes });
}

/** Reads the UI texts of a language, with English as fallback. */
export function readTexts(siteDir: string, locale: string): Texts {
  const languages = [...new Set([locale, DEFAULT_LOCALE])];
  return createTexts(
    languages.map((language) => readDictionary(siteDir, language)),
    locale,
  );
}
