import { existsSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../src/site/contentError';

/**
 * Returns the folder that Node.js resolves the package `name` to from `folder`; `undefined` if it
 * is not installed.
 */
export function findPackageFolder(folder: string, name: string): string | undefined {
  // `require.resolve` fails for packages that do not export their package.json.
  const found = path.join(folder, 'node_modules', name);
  if (existsSync(path.join(found, 'package.json'))) return found;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findPackageFolder(parent, name);
}

/** The same, of a package that has to be there; throws an error that names it. */
export function getPackageFolder(folder: string, name: string): string {
  const found = findPackageFolder(folder, name);
  if (found === undefined) {
    throw new ContentError(`The package ${name} is not installed. Run "npm ci".`);
  }
  return found;
}
