import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toDocsPath } from '../../site/docsVersions';
import { PRODUCTS } from '../../site/products';
import { plainCategories, plainSiteFiles, toPlainPath, toPlainText } from './plainSite';

/** The project that this is a part of. */
export const PROJECT = path.resolve(__dirname, '../../..');

/**
 * The files of the project in `root`, `PROJECT` or another copy, that are or could be committed, with
 * `/` between folders.
 */
function listProjectFiles(root: string): string[] {
  const listed = execFileSync(
    'git',
    [`--work-tree=${root}`, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: PROJECT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  // Deleted files stay in Git's index until the deletion is committed.
  return listed.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
}

function writeTo(siteDir: string, file: string, write: (target: string) => void) {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  write(target);
}

type Includes = (file: string) => boolean;

/** Copies the project in `root` to `siteDir`. */
export function createSiteCopy(
  root: string,
  siteDir: string,
  includes: Includes = () => true,
): void {
  for (const file of listProjectFiles(root).filter(includes)) {
    writeTo(siteDir, file, (target) => copyFileSync(path.join(root, file), target));
  }
}

/** Writes plain Docusaurus classic with the pages of the project in `root` to `siteDir`. */
export function createPlainSite(
  root: string,
  siteDir: string,
  includes: Includes = () => true,
): void {
  const products = PRODUCTS.filter(({ experimental }) => !experimental).map(({ id, route }) => ({
    route,
    docsPath: toDocsPath(id),
  }));
  const written: string[] = [];
  for (const file of listProjectFiles(root).filter(includes)) {
    const plainPath = toPlainPath(file, products);
    if (plainPath === null) continue;
    const source = path.join(root, file);
    const text = toPlainText(file, () => readFileSync(source, 'utf8'));
    writeTo(siteDir, plainPath, (target) =>
      text === null ? copyFileSync(source, target) : writeFileSync(target, text),
    );
    written.push(plainPath);
  }
  const { browserslist } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    browserslist?: unknown;
  };
  for (const [file, text] of [...plainSiteFiles(browserslist), ...plainCategories(written)]) {
    writeTo(siteDir, file, (target) => writeFileSync(target, text));
  }
}
