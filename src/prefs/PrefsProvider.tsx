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
import { useShown } from './useShown';

/** A link to a demo's source shows the page as it says, until the reader chooses (spec §4). */
function useLinkedCode() {
  // Not the location itself: a change of the query must not undo the reader's choice.
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const link = parseDemoHash(hash);
    if (link) rememberedCodeVariant.show(link.variant);
    if (link?.styling) rememberedCodeStyling.show(link.styling);
  }, [pathname, hash]);
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
  useShown(rememberedCodeVariant, showCodeVariant);
  useShown(rememberedCodeStyling, showCodeStyling);
  useLinkedCode();

  return <ThemeSettingsProvider>{children}</ThemeSettingsProvider>;
}
