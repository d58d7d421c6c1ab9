import path from 'node:path';

/** Returns the path of a file in the site, with slashes on every system, e.g. `docs/system/box.mdx`. */
export const toSitePath = (siteDir: string, file: string): string =>
  path.relative(siteDir, file).split(path.sep).join('/');
