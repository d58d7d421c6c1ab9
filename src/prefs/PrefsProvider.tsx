import { createStorageSlot, useColorMode } from '@docusaurus/theme-common';
import { useEffect, type ReactNode } from 'react';
import {
  shownPaletteMode,
  showDirection,
  showPackageManager,
  showPaletteMode,
} from './documentAttributes';
import { modePreference } from './model';
import type { RememberedValue } from './rememberedValue';
import { rememberedDirection, rememberedPackageManager } from './rememberedValues';
import { ThemeSettingsProvider } from './ThemeSettingsProvider';
import { useShowMode } from './useMode';

/** Calls `show` with the value now, not the one of hydration, and after every change. */
function useShown<T>(remembered: RememberedValue<T>, show: (value: T) => void) {
  useEffect(() => {
    const update = () => show(remembered.get());
    update();
    return remembered.subscribe(update);
  }, [remembered, show]);
}

/**
 * Keeps the document in step with the reader's choices, those made in other tabs included, and
 * provides the theme settings. Belongs inside Docusaurus's ColorModeProvider, once per page.
 */
export function PrefsProvider({ children }: { readonly children: ReactNode }) {
  const { colorMode } = useColorMode();
  const showMode = useShowMode();

  useEffect(
    () =>
      createStorageSlot(modePreference.key).listen(({ newValue }) =>
        showMode(modePreference.parse(newValue)),
      ),
    [showMode],
  );

  // The attribute, because `colorMode` is not yet the reader's while hydrating.
  useEffect(() => showPaletteMode(shownPaletteMode()), [colorMode]);

  useShown(rememberedDirection, showDirection);
  useShown(rememberedPackageManager, showPackageManager);

  return <ThemeSettingsProvider>{children}</ThemeSettingsProvider>;
}
