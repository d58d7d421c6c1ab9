import type { PackageManager } from '@site/src/prefs';
import type { ProductId } from '@site/src/site/products';

const EMOTION = ['@emotion/react', '@emotion/styled'];

/** What is installed together; the first package is the product's. */
const PACKAGES: Readonly<Partial<Record<ProductId, readonly string[]>>> = {
  'material-ui': ['@mui/material', ...EMOTION],
  'base-ui': ['@mui/base'],
  'joy-ui': ['@mui/joy', ...EMOTION],
  system: ['@mui/system', ...EMOTION],
  x: ['@mui/x-data-grid', '@mui/material', ...EMOTION],
  toolpad: ['@toolpad/core', '@mui/material', '@mui/icons-material', ...EMOTION],
};

const ADD: Readonly<Record<PackageManager, string>> = {
  npm: 'npm install',
  pnpm: 'pnpm add',
  yarn: 'yarn add',
};

/**
 * Returns the command that installs a product in the documented version; `undefined` for one without package. The
 * newest release of a package may be of another major version.
 * @param versions Package name -> installed version.
 */
export function installCommand(
  product: ProductId,
  versions: Readonly<Record<string, string>>,
  packageManager: PackageManager,
): string | undefined {
  const packages = PACKAGES[product];
  if (packages === undefined) return undefined;
  const names = packages.map((name) => {
    const version = versions[name];
    return version === undefined ? name : `${name}@${version}`;
  });
  return [ADD[packageManager], ...names].join(' ');
}
