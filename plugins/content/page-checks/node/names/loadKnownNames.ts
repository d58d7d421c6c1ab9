import { DOCS_VERSIONS } from '../../../../../src/site/docsVersions';
import { CURRENT_VERSION } from '../../../../../src/site/products';
import type { ContentPage } from '../contentPage';
import type { KnownNames } from '../rules/names';
import { loadApiNames } from '../../../api-links/node';
import { readInstalledNames, type InstalledNames } from './installedNames';

/** Loads what the names of pages are looked up in, per page. */
export async function loadKnownNames(siteDir: string): Promise<(page: ContentPage) => KnownNames> {
  const apiOf = await loadApiNames(siteDir);
  const installed = new Map<string, InstalledNames>();
  const installedOf = (version: string) => {
    const older = DOCS_VERSIONS.filter(({ name }) => name === version);
    const known =
      installed.get(version) ??
      readInstalledNames(siteDir, (packageName) => {
        const alias = older.find((candidate) => candidate.packageName === packageName);
        return alias?.installedAs ?? packageName;
      });
    installed.set(version, known);
    return known;
  };
  const all = [...new Set(DOCS_VERSIONS.map(({ name }) => name))];
  return ({ version, kind }) => {
    const versions = kind === 'migration' ? all : [version.name];
    return {
      // An older version documents one product and names components of others.
      api: [...new Set([...versions, CURRENT_VERSION])].map(apiOf),
      installed: versions.map(installedOf),
    };
  };
}
