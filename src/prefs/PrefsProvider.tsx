import { useLocation } from '@docusaurus/router';
import { createStorageSlot, useColorMode } from '@docusaurus/theme-common';
import { useEffect, type ReactNode } from 'react';
import { parseDemoHash } from '../site/demoHash';
import {
  shownPaletteMode,
  showCodeStyling,
  showCodeVariant,
  showDirection,
  showPackageManager,
  showPaletteMode,
} from './documentAttributes';
import { modePreference } from './model';
import {
  rememberedCodeStyling,
  rememberedCodeVariant,
  rememberedDirection,
  rememberedPackageManager,
} from './rememberedValues';
import { ThemeSettingsProvider } from './ThemeSettingsProvider';
import { useShowMode } from './useMode';
import { useShown } from './rememberedValue';

/**
 * Applies the code variant and styling that a link to a demo's source names, until the reader
 * chooses (spec §4).
 */
function useLinkedCode() {
  // Depends on pathname and hash only, so that a change of the query does not undo the reader's
  // choice.
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const link = parseDemoHash(hash);
    if (link?.variant) rememberedCodeVariant.show(link.variant);
    if (link?.styling) rememberedCodeStyling.show(link.styling);
  }, [pathname, hash]);
}

/**
 * Keeps the document's attributes in sync with the reader's choices, including those of other tabs,
 * and provides the theme settings. Render it once per page, inside Docusaurus's ColorModeProvider.
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

  // Reads the attribute, because `colorMode` is not the reader's yet during hydration.
  useEffect(() => showPaletteMode(shownPaletteMode()), [colorMode]);

  useShown(rememberedDirection, showDirection);
  useShown(rememberedPackageManager, showPackageManager);
  useShown(rememberedCodeVariant, showCodeVariant);
  useShown(rememberedCodeStyling, showCodeStyling);
  useLinkedCode();

  return <ThemeSettingsProvider>{children}</ThemeSettingsProvider>;
}
