import { API_SECTIONS } from '../../../../../src/site/apiReference';
import type { ApiChangesFile, ApiFile } from '../../contract';
import { documentedNames } from '../models/modelRequest';
import { diffApi } from './diffApi';
import { readRuntimeClasses } from './readRuntimeClasses';
import { renamesBetween } from './renames';

/**
 * Returns the changes of each package that is also installed in an older version.
 * @param siteDir Folder whose `node_modules` has the packages.
 * @param models By the name that a package is installed under: its own, or an alias for an older
 * version.
 */
export function findChanges(
  siteDir: string,
  models: ReadonlyMap<string, { readonly components: ApiFile }>,
): ApiChangesFile[] {
  return [...models].flatMap(([installedAs, { components: older }]) => {
    const newer = models.get(older.package)?.components;
    if (installedAs === older.package || !newer) return [];
    return diffApi(older, newer, {
      components: documentedNames(API_SECTIONS, older.package).components,
      renames: renamesBetween(older, newer),
      runtimeClassesOf: (component) => readRuntimeClasses(siteDir, component),
    });
  });
}
