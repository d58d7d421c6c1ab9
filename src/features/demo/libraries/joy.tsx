import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import GlobalStyles from '@mui/joy/GlobalStyles';
import { COLOR_SCHEME_ATTRIBUTE, joyColorSchemeSelector } from '@site/plugins/demos/contract';
import { STORAGE_KEYS } from '@site/src/site/storageKeys';
import { SPACING } from '@site/src/site/tokens';
import { useDirection, useThemeSettings } from '@site/src/prefs';
import { useMemo, type ReactNode } from 'react';
import { changedRules } from './changedRules';
import { StyleCacheProvider } from './StyleCacheProvider';

function createJoyTheme(direction: 'ltr' | 'rtl', spacing: number) {
  const theme = extendTheme({ spacing, getSelector: joyColorSchemeSelector });
  // Given to `extendTheme`, the direction would become a CSS variable that nothing reads.
  return { ...theme, direction };
}

const defaultSheets = createJoyTheme('ltr', SPACING).generateStyleSheets();

/** Gives a demo the default look of Joy UI, with the reader's direction and spacing. */
export default function JoyLibrary({ children }: { children: ReactNode }) {
  const { direction } = useDirection();
  const { spacing } = useThemeSettings();
  const theme = useMemo(() => createJoyTheme(direction, spacing), [direction, spacing]);
  // The style sheet has the default variables; only those the reader's settings change are added.
  const changes = useMemo(() => changedRules(defaultSheets, theme.generateStyleSheets()), [theme]);

  return (
    <StyleCacheProvider>
      <CssVarsProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={STORAGE_KEYS.mode}
        attribute={COLOR_SCHEME_ATTRIBUTE}
        colorSchemeNode={null}
        disableStyleSheetGeneration
      >
        {Object.keys(changes).length > 0 ? <GlobalStyles styles={{ ...changes }} /> : null}
        {children}
      </CssVarsProvider>
    </StyleCacheProvider>
  );
}
