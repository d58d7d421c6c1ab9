import fs from 'node:fs';
import path from 'node:path';
import { parseJsonFile } from '../../../common/json/parseJsonFile';
import { findTables, readTables, textsOf } from '../../keyboard-tables/node';
import type { TranslationProblem } from './comparePages';
import { compareTexts } from './textParts';
import { findTextProblems, toProse, type Terms } from './textRules';

/** Such a text is the same in all languages. */
const isCode = (text: string) => /^`[^`]*`$/.test(text);

/** Files of the tables on a translated page, by the file of their translation. */
function readTableFiles(siteDir: string, page: string): Map<string, string> {
  const source = fs.readFileSync(path.join(siteDir, page), 'utf8');
  const tables = findTables(source, page);
  return new Map(tables.map(({ file, translation = '' }) => [translation, file]));
}

/**
 * Writes the English texts of a page's keyboard and role tables beside its translation, to be
 * translated. Returns the new files, like `page` relative to the site.
 */
export async function startTables(siteDir: string, page: string): Promise<string[]> {
  const started: string[] = [];
  for (const [translation, file] of readTableFiles(siteDir, page)) {
    const target = path.join(siteDir, translation);
    if (fs.existsSync(target)) continue;
    const texts = textsOf(await readTables(siteDir, file)).filter((text) => !isCode(text));
    const content = JSON.stringify(Object.fromEntries(texts.map((text) => [text, text])), null, 2);
    fs.writeFileSync(target, `${content}\n`);
    started.push(translation);
  }
  return started;
}

/**
 * Finds the texts of a page's tables that are as `startTables` wrote them, that English does not have,
 * or that do not match English.
 */
export async function findTableProblems(
  siteDir: string,
  page: string,
  terms: Terms,
): Promise<TranslationProblem[]> {
  const problems: TranslationProblem[] = [];
  for (const [file, english] of readTableFiles(siteDir, page)) {
    if (!fs.existsSync(path.join(siteDir, file))) continue;
    const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const lines = source.split('\n');
    const texts = parseJsonFile(source, file) as Readonly<Record<string, string>>;
    const known = textsOf(await readTables(siteDir, english));
    for (const [text, own] of Object.entries(texts)) {
      const key = JSON.stringify(text);
      const line = lines.findIndex((content) => content.includes(`${key}:`)) + 1;
      const messages = !known.includes(text)
        ? [`${english} has no text ${key}; correct or remove it.`]
        : // A single word may be the same in both languages.
          own === text && text.includes(' ')
          ? [`still in English: ${key}.`]
          : [...compareTexts(own, text), ...findTextProblems(toProse(own), terms)];
      problems.push(...messages.map((message) => ({ file, line, message })));
    }
  }
  return problems;
}
