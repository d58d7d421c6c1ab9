import fs from 'node:fs';
import path from 'node:path';
import { isGenerated } from '../../api-reference/node/pages/toMdx';
import { readSourceHash, sourceHash, type EnglishPage, type TranslatedPage } from './pages';

const DOCS = 'docs';
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
const CURRENT_VERSION = 'current';
/** What the folders of older versions are called, after the instance. */
const VERSIONED_DOCS = '_versioned_docs';
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

/** The names of the folders in `folder`, sorted; none if there is no such folder. */
function listFolders(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** The docs plugin instances: every folder of `docs` is one, named after it. */
function listInstances(siteDir: string): string[] {
  return listFolders(path.join(siteDir, DOCS)).filter(
    (name) => !UNTRANSLATED_FOLDERS.includes(name),
  );
}

/** Which versions of the products are meant. */
export type PageVersions = 'current' | 'older';

/** The pages of a version, and their translations. */
interface VersionFolders {
  readonly english: string;
  /** Within the folder of a language. */
  readonly translated: string;
}

/** Where Docusaurus keeps the versions of an instance. */
function versionFolders(siteDir: string, versions: PageVersions): VersionFolders[] {
  return listInstances(siteDir).flatMap((instance) => {
    const translations = `${DOCS_PLUGIN}-${instance}`;
    if (versions === 'current') {
      return [{ english: `${DOCS}/${instance}`, translated: `${translations}/${CURRENT_VERSION}` }];
    }
    const older = `${instance}${VERSIONED_DOCS}`;
    return listFolders(path.join(siteDir, older)).map((name) => ({
      english: `${older}/${name}`,
      translated: `${translations}/${name}`,
    }));
  });
}

/** The English pages, without those that are generated in any language. */
export function readEnglishPages(siteDir: string, versions: PageVersions): EnglishPage[] {
  return versionFolders(siteDir, versions).flatMap(({ english }) =>
    listPages(path.join(siteDir, english)).flatMap((page) => {
      const file = `${english}/${page}`;
      const content = fs.readFileSync(path.join(siteDir, file), 'utf8');
      return isGenerated(content) ? [] : [{ file, hash: sourceHash(content) }];
    }),
  );
}

/** The translations of the pages into `language`. */
export function readTranslatedPages(
  siteDir: string,
  language: string,
  versions: PageVersions,
): TranslatedPage[] {
  return versionFolders(siteDir, versions).flatMap(({ english, translated }) => {
    const folder = `i18n/${language}/${translated}`;
    return listPages(path.join(siteDir, folder)).map((page) => ({
      file: `${folder}/${page}`,
      englishFile: `${english}/${page}`,
      sourceHash: readSourceHash(fs.readFileSync(path.join(siteDir, folder, page), 'utf8')),
    }));
  });
}

const TRANSLATED_FILE = new RegExp(`^i18n/[^/]+/${DOCS_PLUGIN}-([^/]+)/([^/]+)/(.+)$`);

/** The English file that a translated file (relative to the site) belongs to, if it is one. */
export function englishFileOf(translatedFile: string): string | undefined {
  const [, instance, version, page] = TRANSLATED_FILE.exec(translatedFile) ?? [];
  if (instance === undefined) return undefined;
  return version === CURRENT_VERSION
    ? `${DOCS}/${instance}/${page}`
    : `${instance}${VERSIONED_DOCS}/${version}/${page}`;
}
