import type { ON_DEMAND_GROUPS } from '@site/plugins/content/translations/contract';
import type english from '@site/i18n/en/dictionary.json';

type LeafPath<Node, Prefix extends string = ''> = {
  [Name in keyof Node & string]: Node[Name] extends string | { other: string }
    ? `${Prefix}${Name}`
    : LeafPath<Node[Name], `${Prefix}${Name}.`>;
}[keyof Node & string];

/** A group of texts that only the pages load which show them. */
export type OnDemandGroup = (typeof ON_DEMAND_GROUPS)[number];

/**
 * Dot path of a text in `i18n/en/dictionary.json`, e.g. `settings.mode`: of the groups that every page
 * loads, and of `Group`. The group `pages` (navigation labels) is used at build time only.
 */
export type TranslationKey<Group extends OnDemandGroup = never> = LeafPath<
  Omit<typeof english, 'pages' | Exclude<OnDemandGroup, Group>>
>;
