import { DEMO_LIBRARIES } from '../../../../src/site/demoLibraries';
import type { PackagedVersion } from './versionPackages';

/** Import path of the folder with one wrapper component per library. */
export const LIBRARIES_PATH = '@site/src/features/demo/libraries';

/**
 * Modules, as demos import them -> file in the folder of wrappers that has the same exports, and knows
 * that a demo may be in a frame. Older versions of a library have the same modules.
 */
const DEMO_MODULES: Readonly<Record<string, string>> = {
  '@mui/material': 'material/modules/index',
  '@mui/material/styles': 'material/modules/styles',
  '@mui/material/useScrollTrigger': 'material/modules/useScrollTrigger',
  '@mui/joy': 'joy/modules/index',
  '@mui/joy/styles': 'joy/modules/styles',
  '@toolpad/core/AppProvider': 'toolpad/modules/AppProvider',
};

const isOf = (request: string, packageName: string) => `${request}/`.startsWith(`${packageName}/`);

/** Resolve aliases for imports of demos; `librariesFolder` has the wrappers. */
export function demoModuleAliases(
  librariesFolder: string,
  version?: PackagedVersion,
): Readonly<Record<string, string>> {
  const modules = Object.entries(DEMO_MODULES);
  const aliases = DEMO_LIBRARIES.flatMap(({ id, newest, packageName, installedAs }) =>
    modules
      .filter(([request]) => id !== newest && isOf(request, packageName))
      .map(([request, file]) => [
        // Demos of the version import the package by its published name.
        version?.installedAs === installedAs ? request : request.replace(packageName, installedAs),
        file.replace(newest, id),
      ]),
  );
  return Object.fromEntries(
    [...modules, ...aliases].map(([request, file]) => [
      `${request}$`,
      `${librariesFolder}/${file}`,
    ]),
  );
}
