import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../../../src/site/contentError';
import { findPackageFolder } from '../../../../common/packages/findPackageFolder';

/** Packages whose dependencies can affect an API; those of others are not followed. */
const FOLLOWED =
  /^(@mui|@toolpad|@emotion|@types|@react-spring|@floating-ui|@popperjs)\/|^react-transition-group$/;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

function readManifest(folder: string): Manifest | undefined {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

/**
 * Returns `name@version` of a package and of those that its typings use, by folder relative to
 * `siteDir`. A new version of any may change the model.
 * @param id Name that it is installed under.
 * @throws An Error that names the package if it is not installed.
 */
export function readTypingPackages(siteDir: string, id: string): ReadonlyMap<string, string> {
  const start = findPackageFolder(siteDir, id);
  if (start === undefined) {
    throw new ContentError(`api-reference: the package ${id} is not installed. Run "npm ci".`);
  }
  const folders = [start];
  const packages = new Map<string, string>();
  // The list grows during the loop.
  for (const folder of folders) {
    const manifest = readManifest(folder);
    if (!manifest) continue;
    const { name, version, dependencies, peerDependencies } = manifest;
    packages.set(path.relative(siteDir, folder), `${name}@${version}`);
    if (folder !== start && !FOLLOWED.test(name)) continue;
    for (const used of Object.keys({ ...dependencies, ...peerDependencies })) {
      const found = findPackageFolder(folder, used);
      if (found !== undefined && !folders.includes(found)) folders.push(found);
    }
  }
  return packages;
}
