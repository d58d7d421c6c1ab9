import type { SiteDictionary } from '@site/plugins/translations/contract';
import { interpolate } from './interpolate';

export type TranslationValues = Readonly<Record<string, string | number>>;

/** Gives the text of `key`; without `values` its placeholders stay. */
export type Translate<Key extends string> = (key: Key, values?: TranslationValues) => string;

/** Where a translator reports; `console` in the browser. */
export interface TranslatorReport {
  readonly warn: (message: string) => void;
  readonly error: (message: string) => void;
}

const MISSING_LANGUAGE_TEXT = '…';

/**
 * The rules of spec §8: a key that the language lacks is warned about once and shown in English
 * (as the bare key when English lacks it too); a language without a dictionary is an error, shown
 * as `…`.
 */
export function createTranslator<Key extends string = string>(
  { language, messages, fallback }: SiteDictionary,
  report: TranslatorReport = console,
): Translate<Key> {
  const warned = new Set<string>();

  function templateOf(key: string): string {
    if (messages === null) {
      report.error(`Missing language: ${language}.`);
      return MISSING_LANGUAGE_TEXT;
    }
    // `hasOwn` keeps keys such as `constructor` from finding something on the prototype.
    const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
    if (message !== undefined) {
      return message;
    }
    if (!warned.has(key)) {
      warned.add(key);
      report.warn(`Missing translation for ${language}:${key}`);
    }
    return (Object.hasOwn(fallback, key) ? fallback[key] : undefined) ?? key;
  }

  return (key, values) => {
    const template = templateOf(key);
    return values === undefined ? template : interpolate(template, values);
  };
}
