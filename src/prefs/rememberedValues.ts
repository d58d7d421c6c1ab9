import { directionPreference, packageManagerPreference } from './model';
import { createRememberedValue } from './rememberedValue';
import { themeSettingsPreference } from './themeSettings';

/** The holders of all preferences but the mode, whose holder is Docusaurus's ColorModeProvider. */
export const rememberedDirection = createRememberedValue(directionPreference);
export const rememberedPackageManager = createRememberedValue(packageManagerPreference);
export const rememberedThemeSettings = createRememberedValue(themeSettingsPreference);
