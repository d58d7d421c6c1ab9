import { existsSync } from 'node:fs';
import path from 'node:path';
import { findDocsVersion, toProductPath } from '../../../../src/site/docsVersions';

const DOC_EXTENSIONS = ['mdx', 'md'];
const PAGE_EXTENSIONS = ['tsx', 'ts', 'jsx', 'js', ...DOC_EXTENSIONS];

/**
 * Returns the file of a page, relative to `siteDir`: of any product and version, or in `src/pages`.
 * `undefined` if there is none.
 */
export function findPageFile(pathname: string, siteDir: string): string | undefined {
  const version = findDocsVersion(pathname);
  const base = version
    ? path.posix.join(version.docsPath, toProductPath(pathname, version))
    : path.posix.join('src/pages', pathname);
  const extensions = version ? DOC_EXTENSIONS : PAGE_EXTENSIONS;
  return extensions
    .flatMap((extension) => [`${base}.${extension}`, path.posix.join(base, `index.${extension}`)])
    .find((file) => existsSync(path.join(siteDir, file)));
}
