import type { NavFlags } from '@site/src/site/nav';

export type NavBadgeKind = 'pro' | 'premium' | Exclude<keyof NavFlags, 'plan'>;

// In display order.
const FLAGS = [
  'legacy',
  'newFeature',
  'planned',
  'unstable',
  'beta',
  'deprecated',
] as const satisfies readonly NavBadgeKind[];

/** Returns the badges of a navigation entry, in display order. */
export function navBadges(flags: NavFlags): readonly NavBadgeKind[] {
  const plan = flags.plan === 'pro' || flags.plan === 'premium' ? [flags.plan] : [];
  return [...plan, ...FLAGS.filter((flag) => flags[flag] === true)];
}
