import type { SiteDictionary } from '@site/plugins/content/translations/contract';
import { interpolate } from './interpolate';

export type TranslationValues = Readonly<Record<string, string | number>>;

/** Returns the text of `key`, in its form for `values.count` if it has several; placeholders without a value stay. */
export type Translate = (key: string, values?: TranslationValues) => string;

const MISSING_LANGUAGE_TEXT = '…';

/** Returns the text of `key` in the dictionary that was added last. */
function find(
  dictionaries: readonly SiteDictionary[],
  part: 'messages' | 'fallback',
  key: string,
): string | undefined {
  // `hasOwn` excludes keys on the prototype such as `constructor`.
  const dictionary = dictionaries.findLast((each) => Object.hasOwn(each[part] ?? {}, key));
  return dictionary?.[part]?.[key];
}

/**
 * Creates a translator. A key that the language lacks is warned about once and shown in English, or
 * as the bare key if English lacks it, too. A language without dictionary is an error, shown as
 * `…`. Dictionaries that are added to the list later are included (spec §8).
 */
export function createTranslator(
  dictionaries: readonly SiteDictionary[],
  report: Pick<Console, 'warn' | 'error'> = console,
): Translate {
  const warned = new Set<string>();

  /** Finds a text, or its form for a count. */
  function formOf(part: 'messages' | 'fallback', key: string, count: unknown): string | undefined {
    const found = find(dictionaries, part, key);
    if (found !== undefined || typeof count !== 'number') return found;
    const language = part === 'messages' ? dictionaries[0]?.language : 'en';
    const form = new Intl.PluralRules(language).select(count);
    return find(dictionaries, part, `${key}.${form}`) ?? find(dictionaries, part, `${key}.other`);
  }

  function templateOf(key: string, count: unknown): string {
    const languageWithoutTexts = dictionaries.find(({ messages }) => messages === null)?.language;
    if (languageWithoutTexts !== undefined) {
      report.error(`Missing language: ${languageWithoutTexts}.`);
      return MISSING_LANGUAGE_TEXT;
    }
    const message = formOf('messages', key, count);
    if (message !== undefined) {
      return message;
    }
    if (!warned.has(key)) {
      warned.add(key);
      report.warn(`Missing translation for ${dictionaries[0]?.language}:${key}`);
    }
    return formOf('fallback', key, count) ?? key;
  }

  return (key, values) => {
    const template = templateOf(key, values?.['count']);
    return values === undefined
      ? template
      : interpolate(template, values, dictionaries[0]?.language);
  };
}
