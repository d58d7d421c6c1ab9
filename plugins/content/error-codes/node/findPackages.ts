import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { getPackageFolder } from '../../../common/packages/findPackageFolder';
import { readManifest } from '../../../common/packages/readManifest';

/** Packages with numbered errors, current ones first. */
export const PACKAGES: readonly string[] = [
  '@mui/material',
  '@mui/system',
  '@mui/utils',
  '@mui/styled-engine',
  '@mui/private-theming',
  '@mui/lab',
  '@mui/joy',
  '@mui/base',
];

/** A package on disk. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly directory: string;
}

/**
 * Finds the named packages of `siteDir`, in that order, then other versions of packages of the same
 * scope that are nested in them, whose errors can occur, too. Throws if a named package is not
 * installed.
 */
export function findPackages(siteDir: string, names: readonly string[]): InstalledPackage[] {
  const named = names.map((name) => readPackage(getPackageFolder(siteDir, name)));
  return [...named, ...named.flatMap(nestedPackages)];
}

function nestedPackages({ name, directory }: InstalledPackage): InstalledPackage[] {
  if (!name.startsWith('@')) return [];
  const scope = path.join(directory, 'node_modules', path.dirname(name));
  if (!existsSync(scope)) return [];
  return readdirSync(scope)
    .sort()
    .map((folder) => readPackage(path.join(scope, folder)));
}

function readPackage(directory: string): InstalledPackage {
  const { name, version } = readManifest(directory);
  return { name, version, directory };
}
