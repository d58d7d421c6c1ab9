import { API_SECTIONS } from '../../../../../src/site/apiReference';
import type { ApiChangesFile, ApiFile } from '../../contract';
import { documentedNames } from '../models/modelRequest';
import { diffApi } from './diffApi';
import { renamesBetween } from './renames';

/**
 * What changed in each package that is installed in an older version, too.
 * @param models By the name that a package is installed by: its own, or an alias for an older one.
 */
export function findChanges(
  models: ReadonlyMap<string, { readonly components: ApiFile }>,
): ApiChangesFile[] {
  return [...models].flatMap(([installedAs, { components: older }]) => {
    const newer = models.get(older.package)?.components;
    if (installedAs === older.package || !newer) return [];
    return diffApi(older, newer, {
      components: documentedNames(API_SECTIONS, older.package).components,
      renames: renamesBetween(older, newer),
    });
  });
}
