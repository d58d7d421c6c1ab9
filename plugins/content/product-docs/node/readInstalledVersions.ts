import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../../src/site/contentError';
import type { PropProductVersions } from '../contract';

/** The `package.json` that Node.js would take for `packageName` in `directory`. */
function findPackageFile(packageName: string, directory: string): string | undefined {
  // Many packages do not export their package.json, so `require.resolve` cannot find it.
  const file = path.join(directory, 'node_modules', packageName, 'package.json');
  if (existsSync(file)) return file;
  const parent = path.dirname(directory);
  return parent === directory ? undefined : findPackageFile(packageName, parent);
}

/**
 * The versions of installed packages, as the site in `siteDir` resolves them. Throws an error that
 * names the package when one is not installed.
 */
export function readInstalledVersions(
  packageNames: readonly string[],
  siteDir: string,
): PropProductVersions {
  return Object.fromEntries(
    packageNames.map((packageName) => {
      const file = findPackageFile(packageName, siteDir);
      if (!file) throw new ContentError(`The package ${packageName} is not installed. Run npm ci.`);
      const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown };
      if (typeof version !== 'string') throw new ContentError(`${file} has no version.`);
      return [packageName, version];
    }),
  );
}
