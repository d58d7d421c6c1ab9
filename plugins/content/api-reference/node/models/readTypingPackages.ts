import path from 'node:path';
import { findPackageFolder, getPackageFolder } from '../../../../common/packages/findPackageFolder';
import { readManifest } from '../../../../common/packages/readManifest';

/** Packages whose dependencies can affect an API; those of others are not followed. */
const FOLLOWED =
  /^(@mui|@toolpad|@emotion|@types|@react-spring|@floating-ui|@popperjs)\/|^react-transition-group$/;

/**
 * Returns `name@version` of a package and of those that its typings use, by folder relative to
 * `siteDir`. A new version of any may change the model.
 * @param id Name that it is installed under.
 * @throws An Error that names the package if it is not installed.
 */
export function readTypingPackages(siteDir: string, id: string): ReadonlyMap<string, string> {
  const start = getPackageFolder(siteDir, id);
  const folders = [start];
  const packages = new Map<string, string>();
  // The list grows during the loop.
  for (const folder of folders) {
    const { name, version, dependencies, peerDependencies } = readManifest(folder);
    packages.set(path.relative(siteDir, folder), `${name}@${version}`);
    if (folder !== start && !FOLLOWED.test(name)) continue;
    for (const used of Object.keys({ ...dependencies, ...peerDependencies })) {
      const found = findPackageFolder(folder, used);
      if (found !== undefined && !folders.includes(found)) folders.push(found);
    }
  }
  return packages;
}
