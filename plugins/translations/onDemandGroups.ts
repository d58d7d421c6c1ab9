/**
 * Groups of the dictionaries that only some pages show: each is a module of its own,
 * `@site-dictionary/<group>`, which the feature that shows it imports and hands to `addTexts`.
 */
export const ON_DEMAND_GROUPS = [
  'api',
  'apiChanges',
  'demo',
  'home',
  'playground',
  'productionError',
  'versions',
] as const;
