import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the package that Node.js would take for `name` in `folder`. */
export function findPackageFolder(folder: string, name: string): string | undefined {
  // Many packages do not export their package.json, so `require.resolve` cannot find it.
  const found = path.join(folder, 'node_modules', name);
  if (existsSync(path.join(found, 'package.json'))) return found;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findPackageFolder(parent, name);
}
