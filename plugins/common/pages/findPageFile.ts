import { existsSync } from 'node:fs';
import path from 'node:path';
import { findDocsVersion, toProductPath } from '../../../src/site/docsVersions';
import { toPageFiles } from '../../../src/site/pagePath';

const PAGE_EXTENSIONS = ['tsx', 'ts', 'jsx', 'js', 'mdx', 'md'];

/** The files that a page in `src/pages` may have. */
const toSiteFiles = (page: string) =>
  PAGE_EXTENSIONS.flatMap((extension) => [`${page}.${extension}`, `${page}/index.${extension}`]);

/**
 * Returns the file of a page, relative to `siteDir`: of any product and version, or in `src/pages`.
 * `undefined` if there is none.
 */
export function findPageFile(pathname: string, siteDir: string): string | undefined {
  const version = findDocsVersion(pathname);
  const files = version
    ? toPageFiles(toProductPath(pathname, version).slice(1)).map((file) =>
        path.posix.join(version.docsPath, file),
      )
    : toSiteFiles(path.posix.join('src/pages', pathname));
  return files.find((file) => existsSync(path.join(siteDir, file)));
}
