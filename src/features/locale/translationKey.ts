import type english from '@site/i18n/en/dictionary.json';

type LeafPath<Node, Prefix extends string = ''> = {
  [Name in keyof Node & string]: Node[Name] extends string | { other: string }
    ? `${Prefix}${Name}`
    : LeafPath<Node[Name], `${Prefix}${Name}.`>;
}[keyof Node & string];

/**
 * Dot path of a text in `i18n/en/dictionary.json`, e.g. `settings.mode`. The group `pages`
 * (navigation labels) is used at build time only.
 */
export type TranslationKey = LeafPath<Omit<typeof english, 'pages'>>;
