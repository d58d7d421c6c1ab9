import fs from 'node:fs';
import path from 'node:path';
import { parseJsonFile } from '../../../common/json/parseJsonFile';
import { findTables, readTables } from '../../keyboard-tables/node/expandTable';
import { textsOf } from '../../keyboard-tables/node/keyboardTable';
import type { TranslationProblem } from './comparePages';

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

/** Finds the texts of a page's tables that are as `startTables` wrote them. */
export function findTableProblems(siteDir: string, page: string): TranslationProblem[] {
  const files = [...readTableFiles(siteDir, page).keys()];
  const started = files.filter((file) => fs.existsSync(path.join(siteDir, file)));
  return started.flatMap((file) => {
    const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const lines = source.split('\n');
    const texts = Object.entries(parseJsonFile(source, file) as Readonly<Record<string, string>>);
    // A single word may be the same in both languages.
    const english = texts.filter(([text, own]) => own === text && text.includes(' '));
    return english.map(([text]) => {
      const key = JSON.stringify(text);
      const line = lines.findIndex((content) => content.includes(`${key}:`)) + 1;
      return { file, line, message: `still in English: ${key}.` };
    });
  });
}
