import * as locales from '@mui/x-data-grid/locales';
import { nameLocales } from './nameLocales';

interface GridLocale {
  /** Of the export. */
  readonly name: string;
  readonly language: string;
  /** How many texts stay in English. */
  readonly untranslated: number;
}

const KEYS = Object.keys(locales.enUS.components.MuiDataGrid.defaultProps.localeText);

/** Returns the locales that the Data Grid exports, sorted by their names in `language`. */
export const readGridLocales = (language: string): GridLocale[] =>
  nameLocales(locales, language).map(({ name, language: own, locale }) => {
    const { localeText } = locale.components.MuiDataGrid.defaultProps;
    return { name, language: own, untranslated: KEYS.filter((key) => !(key in localeText)).length };
  });
