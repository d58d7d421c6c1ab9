import type { PackagedVersion } from './versionPackages';

/** Import path of the folder with one wrapper component per library. */
export const LIBRARIES_PATH = '@site/src/features/demo/libraries';

/**
 * Modules, as imported by demos of the current versions -> file in the wrappers' folder `modules`
 * that has the same exports, and knows that a demo may be in a frame.
 */
const DEMO_MODULES: Readonly<Record<string, string>> = {
  '@mui/material': 'material/index',
  '@mui/material/styles': 'material/styles',
  '@mui/material/useScrollTrigger': 'material/useScrollTrigger',
  'material-v5': 'material-v5/index',
  'material-v5/styles': 'material-v5/styles',
  'material-v5/useScrollTrigger': 'material-v5/useScrollTrigger',
  '@mui/joy': 'joy/index',
  '@mui/joy/styles': 'joy/styles',
  '@toolpad/core/AppProvider': 'toolpad/AppProvider',
};

/** Resolve aliases for imports of demos; `librariesFolder` has the wrappers. */
export function demoModuleAliases(
  librariesFolder: string,
  version?: PackagedVersion,
): Readonly<Record<string, string>> {
  const asImported = (request: string) =>
    version && `${request}/`.startsWith(`${version.installedAs}/`)
      ? request.replace(version.installedAs, version.packageName)
      : request;
  return Object.fromEntries(
    Object.entries(DEMO_MODULES).map(([request, file]) => [
      `${asImported(request)}$`,
      `${librariesFolder}/modules/${file}`,
    ]),
  );
}
