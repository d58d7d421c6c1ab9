import { parseDemoHash } from '../site/demoHash';
import {
  codeStylingPreference,
  codeVariantPreference,
  directionPreference,
  packageManagerPreference,
} from './model';
import { paletteColorsPreference } from './paletteColors';
import { createCookieValue, createRememberedValue } from './rememberedValue';
import { themeSettingsPreference } from './themeSettings';

/** The holders of all preferences but the mode, whose holder is Docusaurus's ColorModeProvider. */
export const rememberedDirection = createRememberedValue(directionPreference);
export const rememberedPackageManager = createRememberedValue(packageManagerPreference);
export const rememberedThemeSettings = createRememberedValue(themeSettingsPreference);
export const rememberedPaletteColors = createCookieValue(paletteColorsPreference);

// A link to a demo's source goes before what is stored (spec §4).
const linkedDemo = () => parseDemoHash(window.location.hash);
export const rememberedCodeVariant = createCookieValue(
  codeVariantPreference,
  () => linkedDemo()?.variant,
);
export const rememberedCodeStyling = createCookieValue(
  codeStylingPreference,
  () => linkedDemo()?.styling,
);
