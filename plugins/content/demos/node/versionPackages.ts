import path from 'node:path';
import {
  DOCS_VERSIONS,
  findDocsVersionOfFile,
  type DocsVersion,
} from '../../../../src/site/docsVersions';
import type { FindPackage } from './installedPackages';

/** A package of drawings, released together with the one that draws them. */
export const ICONS_PACKAGE = '@mui/icons-material';

/** A version of the documentation whose demos run on another version of a package. */
export type PackagedVersion = DocsVersion & {
  readonly packageName: string;
  readonly installedAs: string;
};

function isPackaged(version: DocsVersion): version is PackagedVersion {
  return version.packageName !== undefined && version.installedAs !== undefined;
}

/** The older versions in the site. */
export const PACKAGED_VERSIONS: readonly PackagedVersion[] = DOCS_VERSIONS.filter(isPackaged);

/** The older version that a file, relative to the site, is of. */
export function findPackagedVersion(file: string): PackagedVersion | undefined {
  const version = findDocsVersionOfFile(file);
  return version && isPackaged(version) ? version : undefined;
}

/** The folder, in Docusaurus' own, of the icons that an older version draws. */
export const iconsFolder = ({ productId, name }: DocsVersion) =>
  path.posix.join('demos', 'icons', `${productId}-${name}`);

/** Imports of a demo -> what they are here: the same package in an older version. */
export function versionAliases(version: PackagedVersion): Readonly<Record<string, string>> {
  return {
    [version.packageName]: version.installedAs,
    [ICONS_PACKAGE]: `@generated/${iconsFolder(version)}`,
  };
}

/** An import of a demo as the bundler resolves it elsewhere. */
export function installedRequest(specifier: string, version: PackagedVersion | undefined): string {
  if (!version) return specifier;
  for (const [name, installed] of Object.entries(versionAliases(version))) {
    if (specifier === name || specifier.startsWith(`${name}/`)) {
      return `${installed}${specifier.slice(name.length)}`;
    }
  }
  return specifier;
}

/** Finds packages in the versions that an application of an older version has. */
export function findInVersion(
  findPackage: FindPackage,
  version: PackagedVersion | undefined,
): FindPackage {
  if (!version) return findPackage;
  return (name) => {
    if (name === version.packageName) return findPackage(version.installedAs);
    const found = findPackage(name);
    const drawing = findPackage(version.installedAs);
    return name === ICONS_PACKAGE && found && drawing
      ? { ...found, version: drawing.version }
      : found;
  };
}
