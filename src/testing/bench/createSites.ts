import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toDocsPath } from '../../site/docsVersions';
import { PRODUCTS } from '../../site/products';
import { plainCategories, plainSiteFiles, toPlainPath, toPlainText } from './plainSite';

/**
 * The files of the project in `root` that are or could be committed, with `/` between folders.
 * Git's ignore rules are those of `repository`, of which `root` is the work tree or another copy.
 */
export function listProjectFiles(root: string, repository: string): string[] {
  const listed = execFileSync(
    'git',
    [`--work-tree=${root}`, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: repository, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  // Deleted files stay in Git's index until the deletion is committed.
  return listed.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
}

function writeTo(siteDir: string, file: string, write: (target: string) => void) {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  write(target);
}

/** Copies the project's `files` from `root` to `siteDir`. */
export function createSiteCopy(root: string, files: readonly string[], siteDir: string): void {
  for (const file of files) {
    writeTo(siteDir, file, (target) => copyFileSync(path.join(root, file), target));
  }
}

/** Writes plain Docusaurus classic with the same pages to `siteDir`. */
export function createPlainSite(root: string, files: readonly string[], siteDir: string): void {
  const products = PRODUCTS.filter(({ experimental }) => !experimental).map(({ id, route }) => ({
    route,
    docsPath: toDocsPath(id),
  }));
  const written: string[] = [];
  for (const file of files) {
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
