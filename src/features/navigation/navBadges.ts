import type { NavFlags } from '@site/src/site/nav';

export type NavBadgeKind = 'pro' | 'premium' | Exclude<keyof NavFlags, 'plan'>;

// The order in which several badges of one entry are shown.
const FLAGS = [
  'legacy',
  'newFeature',
  'planned',
  'unstable',
  'beta',
  'deprecated',
] as const satisfies readonly NavBadgeKind[];

/** Returns the badges that a navigation entry shows, in the order they are shown. */
export function navBadges(flags: NavFlags): readonly NavBadgeKind[] {
  const plan = flags.plan === 'pro' || flags.plan === 'premium' ? [flags.plan] : [];
  return [...plan, ...FLAGS.filter((flag) => flags[flag] === true)];
}
