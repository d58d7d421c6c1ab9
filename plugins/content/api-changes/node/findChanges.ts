import { major } from 'semver';
import { API_SECTIONS, apiPagesOf } from '../../../../src/site/apiReference';
import type { ApiFile } from '../../../common/api-model/apiModel';
import type { ApiChangesFile } from '../contract';
import { diffApi } from './diffApi';
import { readRuntimeClasses } from './readRuntimeClasses';
import { renamesBetween } from './renames';

/**
 * Returns the changes of each package that is also installed in an older major version: those since the
 * nearest one.
 * @param siteDir Folder whose `node_modules` has the packages.
 * @param models By the name that a package is installed under: its own, or an alias for an older
 * version.
 */
export function findChanges(
  siteDir: string,
  models: ReadonlyMap<string, { readonly components: ApiFile }>,
): ApiChangesFile[] {
  return [...models].flatMap(([installedAs, { components: newer }]) => {
    if (installedAs !== newer.package) return [];
    const [older] = [...models.values()]
      .map(({ components }) => components)
      .filter((model) => model.package === newer.package)
      .filter(({ version }) => major(version) < major(newer.version))
      .sort((one, other) => major(other.version) - major(one.version));
    if (!older) return [];
    return diffApi(older, newer, {
      components: API_SECTIONS.flatMap(apiPagesOf)
        .filter((page) => page.installedAs === newer.package && page.kind.startsWith('component'))
        .flatMap(({ names }) => names),
      renames: renamesBetween(older, newer),
      runtimeClassesOf: (component) => readRuntimeClasses(siteDir, component),
    });
  });
}
