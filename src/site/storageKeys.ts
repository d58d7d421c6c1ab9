/** Every local-storage key that belongs to the site itself. `mui-mode` is named by spec §9. */
export const STORAGE_KEYS = {
  mode: 'mui-mode',
  direction: 'mui-direction',
  packageManager: 'codeblock-package-manager',
  themeSettings: 'mui-theme-settings',
  analyticsConsent: 'analytics-consent',
  recentSearches: 'docs-recent-searches',
  // In session storage: it is of one tab.
  workerReload: 'docs-worker-reload',
} as const;

/** Every cookie that belongs to the site itself (spec §9). */
export const COOKIE_NAMES = {
  codeVariant: 'codeVariant',
  codeStyling: 'codeStyling',
  paletteColors: 'paletteColors',
  feedbackId: 'feedbackId',
  feedback: 'feedback',
} as const;

/** The tables of API pages whose display is remembered. */
export type ApiTable = 'props' | 'slots' | 'classes';

/** Pages of the data grid keep their displays apart: their tables are long. */
export type ApiDisplayScope = 'default' | 'dataGrid';

/** The local-storage key of the display of an API page's table, e.g. `apiPage_props`. */
export function apiDisplayKey(scope: ApiDisplayScope, table: ApiTable): string {
  return `${scope === 'dataGrid' ? 'dataGrid_' : ''}apiPage_${table}`;
}
