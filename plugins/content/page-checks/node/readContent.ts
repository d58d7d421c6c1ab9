import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocsVersion } from '../../../../src/site/docsVersions';
import { isGenerated } from '../../../../src/site/generatedPages';
import { GUIDE_FOLDER } from '../../../../src/site/guideFolders';
import { LOCALE_CODES } from '../../../../src/site/locales';
import { stripTrailingSlashes } from '../../../../src/site/paths';
import { listFiles } from '../../../common/files/listFiles';
import { findPageFile } from '../../../common/pages/findPageFile';
import { listPages, pagesFolder, PUBLISHED_VERSIONS } from '../../../common/pages/pageFiles';
import { THEME_FILE } from '../../demos/contract';
import { toSyntaxProblem } from '../../../common/pages/parsePage';
import type { Problem } from './checkPage';
import { parseContentPage, type ContentPage } from './contentPage';

/** Everything that the check reads. */
export interface Content {
  readonly pages: readonly ContentPage[];
  /** The `.tsx` and theme files beside the pages: code by file, relative to the site. */
  readonly demos: ReadonlyMap<string, string>;
  /** Pages that cannot be parsed, of which nothing else is known. */
  readonly broken: readonly Problem[];
}

/** Reads the pages of all versions and languages, except generated ones and those for tests. */
export function readContent(siteDir: string): Content {
  const read = (file: string) => {
    const full = path.join(siteDir, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  };
  const hasPage = (pathname: string) =>
    findPageFile(stripTrailingSlashes(pathname), siteDir) !== undefined;
  const broken: Problem[] = [];
  const each = <T>(found: (version: DocsVersion, locale: string) => T[]) =>
    PUBLISHED_VERSIONS.flatMap((version) => LOCALE_CODES.flatMap((code) => found(version, code)));
  const demos = each((version, locale) => {
    const folder = pagesFolder(version, locale);
    return listFiles(path.join(siteDir, folder)).map((name) => `${folder}/${name}`);
  })
    .filter((file) => file.endsWith('.tsx') || THEME_FILE.test(file))
    .filter((file) => !file.includes('__tests__') && !GUIDE_FOLDER.test(file))
    .map((file): [string, string] => [file, read(file) ?? '']);
  const pages = each((version, locale) => listPages(siteDir, version, locale)).flatMap(
    ({ file, version }): ContentPage[] => {
      const source = read(file) ?? '';
      if (isGenerated(source)) return [];
      try {
        return [parseContentPage({ file, source, version, hasPage, readDemo: read })];
      } catch (error) {
        broken.push({ ...toSyntaxProblem(file, error), rule: 'syntax' });
        return [];
      }
    },
  );
  return { pages, demos: new Map(demos), broken };
}
