import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findPackageFolder } from '../../../common/packages/findPackageFolder';
import { ContentError } from '../../../../src/site/contentError';
import type { PropProductVersions } from '../contract';

/**
 * Returns the versions of installed packages, resolved from `siteDir`. Throws an error that names a
 * missing package.
 */
export function readInstalledVersions(
  packageNames: readonly string[],
  siteDir: string,
): PropProductVersions {
  return Object.fromEntries(
    packageNames.map((packageName) => {
      const folder = findPackageFolder(siteDir, packageName);
      if (!folder)
        throw new ContentError(`The package ${packageName} is not installed. Run npm ci.`);
      const file = path.join(folder, 'package.json');
      const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown };
      if (typeof version !== 'string') throw new ContentError(`${file} has no version.`);
      return [packageName, version];
    }),
  );
}
