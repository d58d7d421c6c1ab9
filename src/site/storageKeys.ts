/** Local-storage keys of the site. `mui-mode` is also used by the documented libraries (spec §9). */
export const STORAGE_KEYS = {
  mode: 'mui-mode',
  direction: 'mui-direction',
  packageManager: 'codeblock-package-manager',
  slashKey: 'docs-slash-key',
  themeSettings: 'mui-theme-settings',
  wornTheme: 'docs-worn-theme',
  analyticsConsent: 'analytics-consent',
  // Of demos with a mode of their own.
  demoMode: 'demo-mode',
  demoColorScheme: 'demo-color-scheme',
  recentSearches: 'docs-recent-searches',
  // In session storage, since it is per tab.
  workerReload: 'docs-worker-reload',
  hiddenNotices: 'docs-hidden-notices',
} as const;

/** Cookies of the site (spec §9). */
export const COOKIE_NAMES = {
  codeVariant: 'codeVariant',
  codeStyling: 'codeStyling',
  paletteColors: 'paletteColors',
  feedbackId: 'feedbackId',
  feedback: 'feedback',
} as const;

/** API tables whose layout is stored. */
export type ApiTable = 'props' | 'slots' | 'classes';

/** Pages of the data grid have their own layouts, because their tables are long. */
export type ApiDisplayScope = 'default' | 'dataGrid';

/** Returns the local-storage key of an API table's layout, e.g. `apiPage_props`. */
export function apiDisplayKey(scope: ApiDisplayScope, table: ApiTable): string {
  return `${scope === 'dataGrid' ? 'dataGrid_' : ''}apiPage_${table}`;
}
