import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findPackageFolder } from '../../../../common/packages/findPackageFolder';

/** An installed package by published name, with its alias if there is one. */
export interface InstalledPackage {
  readonly packageName: string;
  readonly alias?: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readManifest(directory: string): Manifest | undefined {
  const file = path.join(directory, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

/**
 * Finds a package by name, alias or `name@version` among the site's dependencies.
 * @throws An Error with one sentence if the site does not depend on it.
 */
export function findInstalledPackage(siteDir: string, wanted: string): InstalledPackage {
  const site = readManifest(siteDir);
  for (const name of Object.keys(site?.dependencies ?? {})) {
    const folder = findPackageFolder(siteDir, name);
    const installed = folder === undefined ? undefined : readManifest(folder);
    if (installed && (wanted === name || wanted === `${installed.name}@${installed.version}`)) {
      return { packageName: installed.name, alias: installed.name === name ? undefined : name };
    }
  }
  throw new Error(`The site does not depend on a package '${wanted}'.`);
}
