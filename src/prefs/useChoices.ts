import {
  rememberedCodeStyling,
  rememberedCodeVariant,
  rememberedDirection,
  rememberedPackageManager,
  rememberedSlashKey,
} from './rememberedValues';
import { useRememberedValue } from './rememberedValue';

/** Chosen text direction, stored and in sync across tabs. */
export function useDirection() {
  return {
    direction: useRememberedValue(rememberedDirection),
    setDirection: rememberedDirection.set,
  };
}

/** Package manager for install commands, stored and in sync across tabs. */
export function usePackageManager() {
  return {
    packageManager: useRememberedValue(rememberedPackageManager),
    setPackageManager: rememberedPackageManager.set,
  };
}

/** Whether the key `/` opens the search, stored and in sync across tabs. */
export function useSlashKey() {
  return {
    slashKey: useRememberedValue(rememberedSlashKey),
    setSlashKey: rememberedSlashKey.set,
  };
}

/** Language of all demo source: the stored choice, or that of the link that was followed. */
export function useCodeVariant() {
  return {
    codeVariant: useRememberedValue(rememberedCodeVariant),
    setCodeVariant: rememberedCodeVariant.set,
  };
}

/** Styling of all demos that have it: the stored choice, or that of the link that was followed. */
export function useCodeStyling() {
  return {
    codeStyling: useRememberedValue(rememberedCodeStyling),
    setCodeStyling: rememberedCodeStyling.set,
  };
}
