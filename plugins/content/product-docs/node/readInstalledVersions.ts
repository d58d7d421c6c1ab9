import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PropProductVersions } from '../contract';

/** Resolves the `package.json` of a package like Node.js does from `directory`. */
function findPackageFile(packageName: string, directory: string): string | undefined {
  // `require.resolve` fails for packages that do not export their package.json.
  const file = path.join(directory, 'node_modules', packageName, 'package.json');
  if (existsSync(file)) return file;
  const parent = path.dirname(directory);
  return parent === directory ? undefined : findPackageFile(packageName, parent);
}

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
      const file = findPackageFile(packageName, siteDir);
      if (!file) throw new Error(`The package ${packageName} is not installed. Run npm ci.`);
      const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown };
      if (typeof version !== 'string') throw new Error(`${file} has no version.`);
      return [packageName, version];
    }),
  );
}
