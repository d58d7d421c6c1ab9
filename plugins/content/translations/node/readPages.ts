import fs from 'node:fs';
import path from 'node:path';
import { isGenerated } from '../../api-reference/node/pages/toMdx';
import { readSourceHash, sourceHash, type EnglishPage, type TranslatedPage } from './pages';

const DOCS = 'docs';
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
const CURRENT_VERSION = 'current';
/** Suffix of the folders of older versions, after the instance id. */
const VERSIONED_DOCS = '_versioned_docs';
const PAGE = /\.mdx?$/;

/** Test pages, which are not translated (spec §2). */
const UNTRANSLATED_FOLDERS: readonly string[] = ['experiments'];

/** Lists the files in `folder`, with `/` as separator, sorted; empty if it does not exist. */
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

/** Lists the folders in `folder`, sorted; empty if it does not exist. */
function listFolders(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Lists the docs plugin instances: each folder of `docs` is one. */
function listInstances(siteDir: string): string[] {
  return listFolders(path.join(siteDir, DOCS)).filter(
    (name) => !UNTRANSLATED_FOLDERS.includes(name),
  );
}

/** Which versions of the products to read. */
export type PageVersions = 'current' | 'older';

/** Folders of a version's pages and translations. */
interface VersionFolders {
  readonly english: string;
  /** Relative to the language's folder. */
  readonly translated: string;
}

/** Returns the folders of an instance's versions. */
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

/** Reads the English pages, except generated ones. */
export function readEnglishPages(siteDir: string, versions: PageVersions): EnglishPage[] {
  return versionFolders(siteDir, versions).flatMap(({ english }) =>
    listPages(path.join(siteDir, english)).flatMap((page) => {
      const file = `${english}/${page}`;
      const content = fs.readFileSync(path.join(siteDir, file), 'utf8');
      return isGenerated(content) ? [] : [{ file, hash: sourceHash(content) }];
    }),
  );
}

/** Reads the translations into `language`. */
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

/** Returns the English file of a translated file (relative to the site), or undefined. */
export function englishFileOf(translatedFile: string): string | undefined {
  const [, instance, version, page] = TRANSLATED_FILE.exec(translatedFile) ?? [];
  if (instance === undefined) return undefined;
  return version === CURRENT_VERSION
    ? `${DOCS}/${instance}/${page}`
    : `${instance}${VERSIONED_DOCS}/${version}/${page}`;
}
