import { pageCoverage, type PageReport } from './pages';
import type { TextReport } from './textReport';

export interface LanguageReport {
  readonly language: string;
  /** The language's own name, e.g. `中文`. */
  readonly label: string;
  readonly dictionaryFile: string;
  readonly texts: TextReport;
  readonly pages: PageReport;
}

export interface TranslationReport {
  readonly languages: readonly LanguageReport[];
  /** Keys of the English dictionary that nothing shows. */
  readonly unusedKeys: readonly string[];
  readonly englishDictionaryFile: string;
  /** Share of pages from which on a language is listed, from 0 to 1. */
  readonly listedCoverage: number;
}

function percent(share: number): string {
  // Rounded down, so that 100% means complete.
  return `${Math.floor(share * 100)}%`;
}

function list(heading: string, items: readonly string[]): string[] {
  return items.length === 0
    ? []
    : [`  ${heading} (${items.length})`, ...items.map((item) => `    ${item}`)];
}

function formatLanguage(report: LanguageReport, listedCoverage: number): string[] {
  const { language, label, dictionaryFile, texts, pages } = report;
  const coverage = pageCoverage(pages);
  const textShare = texts.total === 0 ? 1 : texts.translated / texts.total;
  const state =
    coverage >= listedCoverage
      ? 'in the language list'
      : `in the language list from ${percent(listedCoverage)}`;
  return [
    `${language} ${label}`,
    `  Texts: ${texts.translated} of ${texts.total} (${percent(textShare)})`,
    `  Pages: ${pages.translated} of ${pages.total} (${percent(coverage)}), ${state}`,
    ...list(`Missing texts in ${dictionaryFile}`, texts.missing),
    ...list(`Texts in ${dictionaryFile} that English does not have`, texts.unknown),
    ...list('Pages whose English changed since', pages.changed),
    ...list('Pages whose English no longer exists', pages.orphaned),
    ...list('Untranslated pages', pages.untranslated),
  ];
}

/** The report as a translator reads it in the terminal. */
export function formatReport(report: TranslationReport): string {
  const { languages, unusedKeys, englishDictionaryFile, listedCoverage } = report;
  const blocks = languages.map((language) => formatLanguage(language, listedCoverage));
  const unused = list(`Texts in ${englishDictionaryFile} that nothing shows`, unusedKeys);
  if (unused.length > 0) {
    blocks.push(['en English', ...unused]);
  }
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}

/**
 * Whether there is something to repair. A page without a translation is none: readers get the
 * English one.
 */
export function needsWork({ languages, unusedKeys }: TranslationReport): boolean {
  return (
    unusedKeys.length > 0 ||
    languages.some(
      ({ texts, pages }) =>
        texts.missing.length > 0 ||
        texts.unknown.length > 0 ||
        pages.changed.length > 0 ||
        pages.orphaned.length > 0,
    )
  );
}
