import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundledVersion } from '../../../common/docusaurus/bundledVersion';
import { findPackageFolder } from '../../../common/packages/findPackageFolder';
import type { Manifest } from '../../../common/packages/readManifest';

/** Used properties of an installed package. */
export interface InstalledPackage extends Pick<
  Manifest,
  'version' | 'peerDependencies' | 'peerDependenciesMeta'
> {
  /** Whether it contains types. */
  readonly hasTypes: boolean;
  /** Version that pages of the site run, where that is another one. */
  readonly bundled?: string | undefined;
}

/** Finds a package by name; `undefined` if it is not installed. */
export type FindPackage = (name: string) => InstalledPackage | undefined;

/** Whether `exports` names types in any condition or subpath. */
function namesTypes(exports: unknown): boolean {
  if (typeof exports !== 'object' || exports === null) return false;
  return Object.entries(exports).some(([key, value]) => key === 'types' || namesTypes(value));
}

/** Creates a cached lookup that resolves packages like Node.js does from the given folder. */
export function createFindPackage(siteDir: string): FindPackage {
  const found = new Map<string, InstalledPackage | undefined>();

  function find(name: string): InstalledPackage | undefined {
    const folder = findPackageFolder(siteDir, name);
    if (folder === undefined) return undefined;
    const json = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return {
      version: json.version,
      bundled: bundledVersion(siteDir, name),
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
