/**
 * Groups of the dictionaries that only some pages show: each is a module of its own,
 * `@site-dictionary/<group>`, which the feature that shows it imports and hands to `addTexts`.
 */
export const ON_DEMAND_GROUPS = [
  'ads',
  'analytics',
  'api',
  'apiChanges',
  'consent',
  'demo',
  'feedback',
  'home',
  'notFound',
  'offline',
  'playground',
  'productMenus',
  'productionError',
  'searchPanel',
  'settingsPanel',
  'versions',
] as const;
