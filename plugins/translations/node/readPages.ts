import fs from 'node:fs';
import path from 'node:path';
import { isGenerated } from '../../api-pages/node/pages/toMdx';
import { readSourceHash, sourceHash, type EnglishPage, type TranslatedPage } from './pages';

const DOCS = 'docs';
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
const CURRENT_VERSION = 'current';
const PAGE = /\.mdx?$/;

/** Test-only pages (spec §2): nobody translates them. */
const UNTRANSLATED_FOLDERS: readonly string[] = ['experiments'];

/** Files in `folder`, with `/` between names, sorted; none if there is no such folder. */
function listPages(folder: string): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => PAGE.test(file) && !file.split('/').some((name) => name.startsWith('_')))
    .sort();
}

/** The docs plugin instances: every folder of `docs` is one, named after it. */
function listInstances(siteDir: string): string[] {
  return fs
    .readdirSync(path.join(siteDir, DOCS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !UNTRANSLATED_FOLDERS.includes(entry.name))
    .map((entry) => entry.name)
    .sort();
}

function translationFolder(language: string, instance: string): string {
  return `i18n/${language}/${DOCS_PLUGIN}-${instance}/${CURRENT_VERSION}`;
}

/** The English pages of the current versions, without those that are generated in any language. */
export function readEnglishPages(siteDir: string): EnglishPage[] {
  return listInstances(siteDir).flatMap((instance) =>
    listPages(path.join(siteDir, DOCS, instance)).flatMap((page) => {
      const file = `${DOCS}/${instance}/${page}`;
      const content = fs.readFileSync(path.join(siteDir, file), 'utf8');
      return isGenerated(content) ? [] : [{ file, hash: sourceHash(content) }];
    }),
  );
}

/** The translations of the current versions' pages into `language`. */
export function readTranslatedPages(siteDir: string, language: string): TranslatedPage[] {
  return listInstances(siteDir).flatMap((instance) => {
    const folder = translationFolder(language, instance);
    return listPages(path.join(siteDir, folder)).map((page) => ({
      file: `${folder}/${page}`,
      englishFile: `${DOCS}/${instance}/${page}`,
      sourceHash: readSourceHash(fs.readFileSync(path.join(siteDir, folder, page), 'utf8')),
    }));
  });
}

const TRANSLATED_FILE = new RegExp(`^i18n/[^/]+/${DOCS_PLUGIN}-([^/]+)/${CURRENT_VERSION}/(.+)$`);

/** The English file that a translated file (relative to the site) belongs to, if it is one. */
export function englishFileOf(translatedFile: string): string | undefined {
  const [, instance, page] = TRANSLATED_FILE.exec(translatedFile) ?? [];
  return instance === undefined ? undefined : `${DOCS}/${instance}/${page}`;
}
