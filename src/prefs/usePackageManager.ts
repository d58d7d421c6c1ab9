import type { PackageManager } from './model';
import { rememberedPackageManager } from './rememberedValues';
import { useRememberedValue } from './useRememberedValue';

export interface PackageManagerChoice {
  readonly packageManager: PackageManager;
  readonly setPackageManager: (packageManager: PackageManager) => void;
}

/** The package manager whose commands the reader wants to see, remembered and shared between tabs. */
export function usePackageManager(): PackageManagerChoice {
  return {
    packageManager: useRememberedValue(rememberedPackageManager),
    setPackageManager: rememberedPackageManager.set,
  };
}
