import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../../../src/site/contentError';
import { findPackageFolder } from '../../../../common/packages/findPackageFolder';

/** The packages whose dependencies' typings show in an API; those of all others end there. */
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
 * The versions of a package and of those that its typings use, `name@version` by the folder
 * relative to `siteDir`: a new version of any of them may change what is read.
 * @param id The name that it is installed by.
 * @throws An Error that names the package if it is not installed.
 */
export function readTypingPackages(siteDir: string, id: string): ReadonlyMap<string, string> {
  const start = findPackageFolder(siteDir, id);
  if (start === undefined) {
    throw new ContentError(`api-reference: the package ${id} is not installed. Run "npm ci".`);
  }
  const folders = [start];
  const packages = new Map<string, string>();
  // The list grows while it is walked, until no package uses one that is not in it.
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
