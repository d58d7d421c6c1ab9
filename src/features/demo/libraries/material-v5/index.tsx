import { COLOR_SCHEME_ATTRIBUTE, type LibraryProps } from '@site/plugins/content/demos/contract';
import { INITIAL_THEME_SETTINGS } from '@site/src/prefs';
import { STORAGE_KEYS } from '@site/src/site/storageKeys';
import { Experimental_CssVarsProvider as CssVarsProvider } from 'material-v5/styles';
import { useMemo } from 'react';
import { ChangedVariables } from '../ChangedVariables';
import { createMaterialTheme } from './createMaterialTheme';
import { StyleCacheProvider } from '../StyleCacheProvider';
import { useMaterialSettings } from '../useMaterialSettings';

const defaultSheets = createMaterialTheme(INITIAL_THEME_SETTINGS).generateStyleSheets();

/**
 * Wraps a demo in Material UI 5's default theme, with the reader's direction, density, spacing and
 * colours.
 */
export default function MaterialLibrary({
  children,
  container,
  injectFirst,
  theme: own,
}: LibraryProps) {
  const { settings, shownAs } = useMaterialSettings();
  const theme = useMemo(
    () => createMaterialTheme(settings, container, own, shownAs),
    [settings, container, own, shownAs],
  );

  return (
    <StyleCacheProvider container={container} injectFirst={injectFirst}>
      <ChangedVariables defaults={defaultSheets} theme={theme} container={container} />
      <CssVarsProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={STORAGE_KEYS.mode}
        attribute={COLOR_SCHEME_ATTRIBUTE}
        colorSchemeNode={null}
        disableStyleSheetGeneration
      >
        {children}
      </CssVarsProvider>
    </StyleCacheProvider>
  );
}
