/** Every local-storage key that belongs to the site itself. `mui-mode` is named by spec §9. */
export const STORAGE_KEYS = {
  mode: 'mui-mode',
  direction: 'mui-direction',
  packageManager: 'codeblock-package-manager',
  themeSettings: 'mui-theme-settings',
} as const;

/** Every cookie that belongs to the site itself (spec §9). */
export const COOKIE_NAMES = {
  codeVariant: 'codeVariant',
  codeStyling: 'codeStyling',
  paletteColors: 'paletteColors',
} as const;
