import { existsSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../../src/site/contentError';
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

/** @throws if the folder of wrappers lacks the wrapper of a library, or a module that demos get from one. */
export function checkWrappers(librariesFolder: string): void {
  const wrappers = DEMO_LIBRARIES.map(({ id }) => `${librariesFolder}/${id}`);
  const needed = [...wrappers, ...Object.values(demoModuleAliases(librariesFolder))];
  const missing = needed.filter((file) =>
    ['.tsx', '.ts', '/index.tsx'].every((ending) => !existsSync(file + ending)),
  );
  if (missing.length === 0) return;
  const names = missing.map((file) => path.relative(librariesFolder, file)).sort();
  throw new ContentError(
    `src/features/demo/libraries has no ${names.join(', ')}, which demos need: copy the wrapper of ` +
      'another version of the library, as "npm run version:cut" does, or remove the version from ' +
      'src/site/products.ts.',
  );
}
