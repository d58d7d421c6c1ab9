import * as locales from '@mui/material/locale';
import { nameLocales } from './nameLocales';

interface LibraryLocale {
  /** Of the export. */
  readonly name: string;
  readonly language: string;
  /** Components that stay in English. */
  readonly untranslated: readonly string[];
}

/** Returns the locales that Material UI exports, sorted by their names in `language`. */
export function readLocales(language: string): LibraryLocale[] {
  const components = new Set(
    Object.values(locales).flatMap((locale) => Object.keys(locale.components ?? {})),
  );
  return nameLocales(locales, language).map(({ name, language: own, locale }) => ({
    name,
    language: own,
    untranslated: [...components]
      .filter((key) => name !== 'enUS' && !(key in (locale.components ?? {})))
      .map((key) => key.replace(/^Mui/, '')),
  }));
}
