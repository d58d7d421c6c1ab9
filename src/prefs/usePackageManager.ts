import type { PackageManager } from './model';
import { rememberedPackageManager } from './rememberedValues';
import { useRememberedValue } from './useRememberedValue';

export interface PackageManagerChoice {
  readonly packageManager: PackageManager;
  readonly setPackageManager: (packageManager: PackageManager) => void;
}

/** Package manager for install commands, stored and in sync across tabs. */
export function usePackageManager(): PackageManagerChoice {
  return {
    packageManager: useRememberedValue(rememberedPackageManager),
    setPackageManager: rememberedPackageManager.set,
  };
}
