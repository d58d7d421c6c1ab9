import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { shownPaletteMode } from './documentAttributes';
import { unsupportedColorSchemeMessage } from './model';
import {
  rememberedDirection,
  rememberedPaletteColors,
  rememberedThemeSettings,
  rememberedWornTheme,
} from './rememberedValues';
import {
  INITIAL_THEME_SETTINGS,
  requestedUnsupportedScheme,
  themeSettingsReducer,
  type ThemeSettings,
  type ThemeSettingsAction,
} from './themeSettings';
import { useDirection } from './useChoices';
import { useMode } from './useMode';
import { useRememberedValue } from './rememberedValue';

export type ThemeSettingsDispatch = (action: ThemeSettingsAction) => void;

function reportForgottenProvider() {
  console.error('Forgot to wrap component in `ThemeSettingsProvider`');
}

const SettingsContext = createContext<ThemeSettings | null>(null);
const DispatchContext = createContext<ThemeSettingsDispatch>(reportForgottenProvider);

/**
 * Returns the theme settings. Without a provider, logs an error and returns the initial settings (spec §8).
 */
export function useThemeSettings(): ThemeSettings {
  const settings = useContext(SettingsContext);
  if (settings) return settings;
  reportForgottenProvider();
  return INITIAL_THEME_SETTINGS;
}

/** Returns the dispatch function for theme actions. Without a provider it only logs an error. */
export function useThemeSettingsDispatch(): ThemeSettingsDispatch {
  return useContext(DispatchContext);
}

/**
 * Reads the current settings from their stores, so that actions of one event see each other's
 * changes.
 */
function currentSettings(): ThemeSettings {
  return {
    ...rememberedThemeSettings.get(),
    direction: rememberedDirection.get(),
    paletteColors: rememberedPaletteColors.get(),
    paletteMode: shownPaletteMode(),
    worn: rememberedWornTheme.get(),
  };
}

/** Provides the theme settings. Stored values stay in their preferences (spec §3). */
export function ThemeSettingsProvider({ children }: { readonly children: ReactNode }) {
  const remembered = useRememberedValue(rememberedThemeSettings);
  const paletteColors = useRememberedValue(rememberedPaletteColors);
  const worn = useRememberedValue(rememberedWornTheme);
  const { direction } = useDirection();
  const { effective: paletteMode, setMode } = useMode();

  const settings = useMemo(
    () => ({ ...remembered, direction, paletteColors, paletteMode, worn }),
    [remembered, direction, paletteColors, paletteMode, worn],
  );

  const dispatch = useCallback(
    (action: ThemeSettingsAction) => {
      const unsupported = requestedUnsupportedScheme(action);
      if (unsupported) console.error(unsupportedColorSchemeMessage(unsupported));

      const before = currentSettings();
      const {
        dense,
        spacing,
        paletteColors,
        worn: wornAfter,
        ...after
      } = themeSettingsReducer(before, action);
      if (after.paletteMode !== before.paletteMode) setMode(after.paletteMode);
      rememberedDirection.set(after.direction);
      rememberedThemeSettings.set({ dense, spacing });
      rememberedPaletteColors.set(paletteColors);
      rememberedWornTheme.set(wornAfter);
    },
    [setMode],
  );

  return (
    <DispatchContext.Provider value={dispatch}>
      <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>
    </DispatchContext.Provider>
  );
}
