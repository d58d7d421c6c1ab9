import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the version of a package in Docusaurus's own folder, which its bundler prefers to the site's;
 * `undefined` if the site's is used.
 */
export function bundledVersion(siteDir: string, name: string): string | undefined {
  const file = path.join(
    siteDir,
    'node_modules/@docusaurus/core/node_modules',
    name,
    'package.json',
  );
  if (!existsSync(file)) return undefined;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}
