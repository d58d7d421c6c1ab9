import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findPackageFolder } from '../../../common/packages/findPackageFolder';

/** What is used of a package that is installed. */
export interface InstalledPackage {
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  /** It comes with types of its own. */
  readonly hasTypes: boolean;
}

/** Looks a package up by its name; `undefined` when it is not installed. */
export type FindPackage = (name: string) => InstalledPackage | undefined;

/** Whether `exports` names types anywhere, under its conditions and subpaths. */
function namesTypes(exports: unknown): boolean {
  if (typeof exports !== 'object' || exports === null) return false;
  return Object.entries(exports).some(([key, value]) => key === 'types' || namesTypes(value));
}

/** Finds packages as Node.js does for a file in the given folder. Answers are kept. */
export function createFindPackage(siteDir: string): FindPackage {
  const found = new Map<string, InstalledPackage | undefined>();

  function find(name: string): InstalledPackage | undefined {
    const folder = findPackageFolder(siteDir, name);
    if (folder === undefined) return undefined;
    const json = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return {
      version: json.version,
      peerDependencies: json.peerDependencies,
      peerDependenciesMeta: json.peerDependenciesMeta,
      hasTypes:
        'types' in json ||
        'typings' in json ||
        namesTypes(json.exports) ||
        existsSync(path.join(folder, 'index.d.ts')),
    };
  }

  return (name) => {
    if (!found.has(name)) found.set(name, find(name));
    return found.get(name);
  };
}
