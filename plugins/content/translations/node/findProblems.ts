import fs from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../../../src/site/locales';
import { parseJsonFile } from '../../../common/json/parseJsonFile';
import type { ApiMember } from '../../api-reference/contract';
import { parsePage, toSyntaxProblem, type ParsedPage } from '../../../common/pages/parsePage';
import { BUILD_TIME_GROUPS } from '../buildTimeGroups';
import { baseOf, formsOf } from '../plurals';
import type { PagePair } from './editPages';
import { findApiProblems } from './findApiProblems';
import { comparePages, type TranslationProblem } from './comparePages';
import { readBlob } from './git';
import { readRecord } from './pages';
import type { ParsedDictionary } from './parseDictionary';
import { readDictionaries } from './readDictionaries';
import { readEnglishPages, readOrphans, readPageState, type PageState } from './readPages';
import { readSources } from './readSources';
import { findTableProblems } from './tableTexts';
import { findTextProblems, toProse, type Terms } from './textRules';
import { unusedKeys } from './unusedKeys';

const BYTE_ORDER_MARK = 'begins with a byte-order mark; save it as UTF-8 without one.';

/** Compares a translation with the English text that it was made from, if that is known. */
async function findPageProblems(
  siteDir: string,
  { english, file, state }: PageState,
  terms: Terms,
): Promise<TranslationProblem[]> {
  const read = (name: string) => fs.readFileSync(path.join(siteDir, name), 'utf8');
  const own = read(file);
  if (own.startsWith('\uFEFF')) return [{ file, line: 1, message: BYTE_ORDER_MARK }];
  const { from } = readRecord(own);
  if (from === undefined) {
    const message = 'the front matter lacks "translated_from"; --accept writes it.';
    return [{ file, line: 1, message }];
  }
  const isCurrent = state === 'translated' && from === english.id;
  const source = isCurrent ? read(english.file) : readBlob(siteDir, from);
  if (source === undefined) return [];
  const tables = await findTableProblems(siteDir, file, terms);
  let page: ParsedPage;
  try {
    page = parsePage(file, own);
  } catch (error) {
    return [toSyntaxProblem(file, error), ...tables];
  }
  return [...comparePages(parsePage(english.file, source), page, terms), ...tables];
}

/** Finds what needs repair in a translated page. */
export async function findProblemsOfPage(
  siteDir: string,
  { english, translated }: PagePair,
): Promise<TranslationProblem[]> {
  const [, locale = ''] = translated.split('/');
  const page = readEnglishPages(siteDir).find(({ file }) => file === english);
  if (page === undefined) return [];
  const state = readPageState(siteDir, page, locale);
  return findPageProblems(siteDir, state, readTerms(siteDir, locale));
}

/** Reads `i18n/<locale>/terms.json`. */
function readTerms(siteDir: string, locale: string): Terms {
  const file = `i18n/${locale}/terms.json`;
  const absolute = path.join(siteDir, file);
  if (!fs.existsSync(absolute)) return {};
  return parseJsonFile(fs.readFileSync(absolute, 'utf8'), file) as Terms;
}

function findTextsProblems(
  own: ParsedDictionary,
  english: ParsedDictionary,
  terms: Terms,
  language: string,
): TranslationProblem[] {
  const { file } = own;
  const englishTexts = new Map(english.texts.map(({ key, text }) => [baseOf(key), text]));
  const missing = findMissingForms(own, language);
  const problems = own.texts.flatMap(({ key, text, line }) => {
    const source = englishTexts.get(baseOf(key));
    if (source === undefined) return [{ file, line, message: `English has no text ${key}.` }];
    const messages = findTextProblems(toProse(text), terms, toProse(source));
    return messages.map((message) => ({ file, line, message: `${key}: ${message}` }));
  });
  return [...missing, ...problems];
}

/** Finds the texts that lack a form that counts in the language need. */
function findMissingForms(
  { file, texts }: ParsedDictionary,
  language: string,
): TranslationProblem[] {
  const keys = new Set(texts.map(({ key }) => key));
  return texts
    .filter(({ key }) => baseOf(key) !== key && key.endsWith('.other'))
    .flatMap(({ key, line }) =>
      formsOf(language)
        .filter((form) => !keys.has(`${baseOf(key)}.${form}`))
        .map((form) => ({ file, line, message: `${baseOf(key)} lacks the form "${form}".` })),
    );
}

/**
 * Finds what needs repair in the translations into `locales`. Nothing that is missing, a draft or
 * outdated does: readers are told.
 */
export async function findProblems(
  siteDir: string,
  locales: readonly Locale[],
  members: ReadonlyMap<string, ApiMember>,
  withDrafts = false,
): Promise<TranslationProblem[]> {
  const codes = locales.map(({ code }) => code);
  const { english, byLanguage } = readDictionaries(siteDir, codes);
  const shown = english.texts.filter(({ group }) => !BUILD_TIME_GROUPS.includes(group));
  const unused = unusedKeys(
    shown.map(({ key }) => baseOf(key)),
    readSources(siteDir),
  );
  const pages = readEnglishPages(siteDir);
  const problems = english.texts
    .filter(({ key }) => unused.includes(baseOf(key)))
    .map(({ key, line }) => ({ file: english.file, line, message: `nothing shows ${key}.` }));
  for (const code of codes) {
    const terms = readTerms(siteDir, code);
    const own = byLanguage.get(code);
    problems.push(
      ...(own ? findTextsProblems(own, english, terms, code) : []),
      ...readOrphans(siteDir, code).map((file) => {
        return { file, line: 1, message: 'its English page does not exist.' };
      }),
    );
    for (const page of pages) {
      const state = readPageState(siteDir, page, code);
      if (state.state !== 'missing' || (withDrafts && state.isDraft)) {
        problems.push(...(await findPageProblems(siteDir, state, terms)));
      }
    }
    problems.push(...findApiProblems(siteDir, code, members, terms));
  }
  return problems;
}
