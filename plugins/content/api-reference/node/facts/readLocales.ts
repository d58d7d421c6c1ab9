import * as locales from '@mui/material/locale';

interface LibraryLocale {
  /** Of the export. */
  readonly name: string;
  readonly language: string;
  /** Components that stay in English. */
  readonly untranslated: readonly string[];
}

/** Language tags of the exports whose names are none. */
const TAGS: Readonly<Record<string, string>> = { khKH: 'km', kuCKB: 'ckb' };

const languageOf = (name: string) => TAGS[name] ?? name.slice(0, 2);

/** Returns the locales that Material UI exports, sorted by their names in `language`. */
export function readLocales(language: string): LibraryLocale[] {
  const exported = Object.entries(locales);
  const components = new Set(
    exported.flatMap(([, locale]) => Object.keys(locale.components ?? {})),
  );
  const languages = exported.map(([name]) => languageOf(name));
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const rows = exported.map(([name, locale]) => {
    const own = languageOf(name);
    // The region tells Portuguese in Brazil from that in Portugal.
    const isShared = languages.filter((other) => other === own).length > 1;
    const tag = isShared && own.length === 2 ? `${own}-${name.slice(2)}` : own;
    return {
      name,
      language: names.of(tag) ?? tag,
      untranslated: [...components]
        .filter((key) => own !== 'en' && !(key in (locale.components ?? {})))
        .map((key) => key.replace(/^Mui/, '')),
    };
  });
  return rows.sort((a, b) => a.language.localeCompare(b.language, language));
}
