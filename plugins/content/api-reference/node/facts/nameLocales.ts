/** Language tags of the exports whose names are none. */
const TAGS: Readonly<Record<string, string>> = { khKH: 'km', kuCKB: 'ckb' };

const languageOf = (name: string) => TAGS[name] ?? name.slice(0, 2);

/** Returns the exported locales with their names in `language`, sorted by them. */
export function nameLocales<T>(exported: Readonly<Record<string, T>>, language: string) {
  const languages = Object.keys(exported).map(languageOf);
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const rows = Object.entries(exported).map(([name, locale]) => {
    const own = languageOf(name);
    // The region tells Portuguese in Brazil from that in Portugal.
    const isShared = languages.filter((other) => other === own).length > 1;
    const tag = isShared && own.length === 2 ? `${own}-${name.slice(2)}` : own;
    return { name, language: names.of(tag) ?? tag, locale };
  });
  return rows.sort((a, b) => a.language.localeCompare(b.language, language));
}
