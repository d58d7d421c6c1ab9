import { parseDemoHash } from '../site/demoHash';
import {
  codeStylingPreference,
  codeVariantPreference,
  pageDirectionPreference,
  packageManagerPreference,
  slashKeyPreference,
} from './model';
import { paletteColorsPreference } from './paletteColors';
import { createCookieValue, createRememberedValue } from './rememberedValue';
import { themeSettingsPreference } from './themeSettings';
import { wornThemePreference } from './wornTheme';

/** Holders of all preferences except the mode, which Docusaurus's ColorModeProvider holds. */
export const rememberedDirection = createRememberedValue(pageDirectionPreference);
export const rememberedPackageManager = createRememberedValue(packageManagerPreference);
export const rememberedSlashKey = createRememberedValue(slashKeyPreference);
export const rememberedThemeSettings = createRememberedValue(themeSettingsPreference);
export const rememberedWornTheme = createRememberedValue(wornThemePreference);
export const rememberedPaletteColors = createCookieValue(paletteColorsPreference);

// A link to a demo's source overrides stored values (spec §4).
const linkedDemo = () => parseDemoHash(window.location.hash);
export const rememberedCodeVariant = createCookieValue(
  codeVariantPreference,
  () => linkedDemo()?.variant,
);
export const rememberedCodeStyling = createCookieValue(
  codeStylingPreference,
  () => linkedDemo()?.styling,
);
