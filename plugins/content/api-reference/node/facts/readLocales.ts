import * as materialLocales from '@mui/material/locale';
import * as gridLocales from '@mui/x-data-grid/locales';

/** Language tags of the exports whose names are none. */
const TAGS: Readonly<Record<string, string>> = { khKH: 'km', kuCKB: 'ckb' };

const languageOf = (name: string) => TAGS[name] ?? name.slice(0, 2);

/** Returns the exported locales with their names in `language`, sorted by them. */
function nameLocales<T>(exported: Readonly<Record<string, T>>, language: string) {
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

/** Returns the locales of Material UI, each with the components that stay in English. */
export function readLocales(language: string) {
  const components = new Set(
    Object.values(materialLocales).flatMap((locale) => Object.keys(locale.components ?? {})),
  );
  return nameLocales(materialLocales, language).map(({ locale, ...row }) => ({
    ...row,
    untranslated: [...components]
      .filter((key) => row.name !== 'enUS' && !(key in (locale.components ?? {})))
      .map((key) => key.replace(/^Mui/, '')),
  }));
}

const textsOf = (locale: typeof gridLocales.enUS) =>
  locale.components.MuiDataGrid.defaultProps.localeText;

/** Returns the locales of the Data Grid, each with the number of texts that stay in English. */
export const readGridLocales = (language: string) =>
  nameLocales(gridLocales, language).map(({ locale, ...row }) => ({
    ...row,
    untranslated: Object.keys(textsOf(gridLocales.enUS)).filter((key) => !(key in textsOf(locale)))
      .length,
  }));
