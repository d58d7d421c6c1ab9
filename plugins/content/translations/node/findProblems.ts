import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '../../../../src/site/locales';
import { readOverlays, type ApiMember } from '../../api-reference/node/overlay';
import { parseContentPage } from '../../page-checks/node/contentPage';
import { BUILD_TIME_GROUPS } from '../buildTimeGroups';
import { reportApi } from './apiReport';
import { comparePages, type TranslationProblem } from './comparePages';
import { readBlob } from './git';
import { readRecord } from './pages';
import { readDictionaries } from './readDictionaries';
import { readEnglishPages, readOrphans, readPageState, type PageState } from './readPages';
import { readSources } from './readSources';
import { findTableProblems } from './tableTexts';
import { unusedKeys } from './unusedKeys';

/** Compares a translation with the English text that it was made from, if that is known. */
function findPageProblems(siteDir: string, { english, file, state }: PageState) {
  const read = (name: string) => fs.readFileSync(path.join(siteDir, name), 'utf8');
  const own = read(file);
  const { from } = readRecord(own);
  if (from === undefined) {
    const message = 'the front matter lacks "translated_from"; --accept writes it.';
    return [{ file, line: 1, message }];
  }
  const source = state === 'translated' ? read(english.file) : readBlob(siteDir, from);
  if (source === undefined) return [];
  const parse = (name: string, text: string) =>
    parseContentPage({
      file: name,
      source: text,
      version: english.version,
      readDemo: () => undefined,
    });
  return [
    ...comparePages(parse(english.file, source), parse(file, own)),
    ...findTableProblems(siteDir, file),
  ];
}

/**
 * Finds what needs repair in the translations into `locales`. Nothing that is missing or outdated
 * does: readers are told.
 */
export function findProblems(
  siteDir: string,
  locales: readonly Locale[],
  members: ReadonlyMap<string, ApiMember>,
): TranslationProblem[] {
  const codes = locales.map(({ code }) => code);
  const { english, byLanguage } = readDictionaries(siteDir, DEFAULT_LOCALE, codes);
  const keys = new Set(english.texts.map(({ key }) => key));
  const shown = english.texts.filter(({ group }) => !BUILD_TIME_GROUPS.includes(group));
  const unused = new Set(unusedKeys([...shown.map(({ key }) => key)], readSources(siteDir)));
  const pages = readEnglishPages(siteDir);
  const at = (file: string, message: string, line = 1) => ({ file, line, message });
  return [
    ...english.texts
      .filter(({ key }) => unused.has(key))
      .map(({ key, line }) => at(english.file, `nothing shows ${key}.`, line)),
    ...codes.flatMap((code) => {
      const own = byLanguage.get(code);
      const api = reportApi(members, readOverlays(siteDir, code), code);
      return [
        ...(own?.texts ?? [])
          .filter(({ key }) => !keys.has(key))
          .map(({ key, line }) => at(own?.file ?? '', `English has no text ${key}.`, line)),
        ...readOrphans(siteDir, code).map((file) => at(file, 'its English page does not exist.')),
        ...pages
          .map((page) => readPageState(siteDir, page, code))
          .filter(({ state }) => state !== 'missing')
          .flatMap((state) => findPageProblems(siteDir, state)),
        ...api.unknown.map(({ file, name }) => at(file, `the API has no ${name}.`)),
        ...api.unknownFiles.map((file) => at(file, 'named after no component or hook.')),
      ];
    }),
  ];
}
