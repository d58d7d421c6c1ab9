import path from 'node:path';
import {
  DOCS_VERSIONS,
  findDocsVersionOfFile,
  type DocsVersion,
} from '../../../../src/site/docsVersions';
import type { FindPackage } from './installedPackages';

/** Icons package, released together with the library. */
export const ICONS_PACKAGE = '@mui/icons-material';

/** A docs version whose demos use another version of a package. */
export type PackagedVersion = DocsVersion & {
  readonly packageName: string;
  readonly installedAs: string;
};

function isPackaged(version: DocsVersion): version is PackagedVersion {
  return version.packageName !== undefined && version.installedAs !== undefined;
}

/** Older versions in the site. */
export const PACKAGED_VERSIONS: readonly PackagedVersion[] = DOCS_VERSIONS.filter(isPackaged);

/** Returns the older version of a file, relative to the site. */
export function findPackagedVersion(file: string): PackagedVersion | undefined {
  const version = findDocsVersionOfFile(file);
  return version && isPackaged(version) ? version : undefined;
}

/** Folder of an older version's icons, in `.docusaurus`. */
export const iconsFolder = ({ productId, name }: DocsVersion) =>
  path.posix.join('demos', 'icons', `${productId}-${name}`);

/** Resolve aliases for a demo's imports: the same package in an older version. */
export function versionAliases(version: PackagedVersion): Readonly<Record<string, string>> {
  return {
    [version.packageName]: version.installedAs,
    [ICONS_PACKAGE]: `@generated/${iconsFolder(version)}`,
  };
}

/** Returns an import of a demo as resolved from elsewhere. */
export function installedRequest(specifier: string, version: PackagedVersion | undefined): string {
  if (!version) return specifier;
  for (const [name, installed] of Object.entries(versionAliases(version))) {
    if (specifier === name || specifier.startsWith(`${name}/`)) {
      return `${installed}${specifier.slice(name.length)}`;
    }
  }
  return specifier;
}

/** Creates a lookup of packages in the versions of an older project. */
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
