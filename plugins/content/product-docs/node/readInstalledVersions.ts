import { getPackageFolder } from '../../../common/packages/findPackageFolder';
import { readManifest } from '../../../common/packages/readManifest';
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
      const { version } = readManifest(getPackageFolder(siteDir, packageName));
      return [packageName, version];
    }),
  );
}
