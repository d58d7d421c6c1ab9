import type { ApiReport } from './apiReport';
import { pageCoverage, type PageReport } from './pages';
import type { TextReport } from './textReport';

export interface LanguageReport {
  readonly language: string;
  /** The language's own name, e.g. `中文`. */
  readonly label: string;
  readonly dictionaryFile: string;
  readonly texts: TextReport;
  /** Pages of the newest versions, which determine whether the language is listed. */
  readonly pages: PageReport;
  readonly olderPages: PageReport;
  /** `undefined` if the API could not be read. */
  readonly api?: ApiReport | undefined;
}

export interface TranslationReport {
  readonly languages: readonly LanguageReport[];
  /** Keys of the English dictionary that no code uses. */
  readonly unusedKeys: readonly string[];
  readonly englishDictionaryFile: string;
  /** Share of pages from which a language is listed, from 0 to 1. */
  readonly listedCoverage: number;
  /** Why the report has no API texts. */
  readonly apiProblem?: string | undefined;
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

function formatApi({ total, translated }: ApiReport): string {
  const share = total === 0 ? 1 : translated / total;
  return `  API texts: ${translated} of ${total} (${percent(share)})`;
}

function formatLanguage(report: LanguageReport, listedCoverage: number): string[] {
  const { language, label, dictionaryFile, texts, pages, olderPages, api } = report;
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
    ...(olderPages.total > 0
      ? [
          `  Pages of older versions: ${olderPages.translated} of ${olderPages.total} (${percent(pageCoverage(olderPages))})`,
        ]
      : []),
    ...(api ? [formatApi(api)] : []),
    ...list(`Missing texts in ${dictionaryFile}`, texts.missing),
    ...list(`Texts in ${dictionaryFile} that English does not have`, texts.unknown),
    ...list('Pages whose English changed since', [...pages.changed, ...olderPages.changed]),
    ...list('Pages whose English no longer exists', [...pages.orphaned, ...olderPages.orphaned]),
    ...list('API texts whose English changed since, shown in English', api?.stale ?? []),
    ...list('API texts of what is not documented', api?.unknown ?? []),
    ...list('Files of API texts named after no component or hook', api?.unknownFiles ?? []),
    ...list('Untranslated pages', [...pages.untranslated, ...olderPages.untranslated]),
  ];
}

/** Formats the report for the terminal. */
export function formatReport(report: TranslationReport): string {
  const { languages, unusedKeys, englishDictionaryFile, listedCoverage, apiProblem } = report;
  const blocks = languages.map((language) => formatLanguage(language, listedCoverage));
  const unused = list(`Texts in ${englishDictionaryFile} that nothing shows`, unusedKeys);
  if (unused.length > 0) {
    blocks.push(['en English', ...unused]);
  }
  if (apiProblem !== undefined) {
    // The other lines are output of the compiler.
    const [reason = ''] = apiProblem.split('\n');
    blocks.push([`The texts of the API reference are not counted: ${reason}`]);
  }
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}

/**
 * Whether something needs repair. Missing pages and API texts do not, since they are shown in
 * English.
 */
export function needsWork({ languages, unusedKeys, apiProblem }: TranslationReport): boolean {
  return (
    unusedKeys.length > 0 ||
    apiProblem !== undefined ||
    languages.some(
      ({ texts, pages, olderPages, api }) =>
        texts.missing.length > 0 ||
        texts.unknown.length > 0 ||
        [pages, olderPages].some(({ changed, orphaned }) => changed.length + orphaned.length > 0) ||
        (api !== undefined && api.stale.length + api.unknown.length + api.unknownFiles.length > 0),
    )
  );
}
