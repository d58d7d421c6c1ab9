/**
 * Dictionary groups that only some pages need. Each is a module, `@site-dictionary/<group>`, which
 * its feature imports and registers with `addTexts`.
 */
export const ON_DEMAND_GROUPS = [
  'ads',
  'analytics',
  'api',
  'apiChanges',
  'bundleSizes',
  'consent',
  'componentGallery',
  'componentPlayground',
  'demo',
  'feedback',
  'home',
  'materialIcons',
  'notFound',
  'offline',
  'pageMenu',
  'playground',
  'productMenus',
  'productionError',
  'searchPanel',
  'settingsPanel',
  'translations',
  'versions',
] as const;
