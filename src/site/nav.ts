/** Types of the navigation trees in `sidebars.ts` (spec §3). */

import { isExternalUrl } from './paths';

export const NAV_PLANS = ['pro', 'premium'] as const;
export type NavPlan = (typeof NAV_PLANS)[number];

export interface NavFlags {
  readonly plan?: NavPlan;
  readonly newFeature?: boolean;
  readonly planned?: boolean;
  readonly unstable?: boolean;
  readonly beta?: boolean;
  readonly legacy?: boolean;
  readonly deprecated?: boolean;
}

/** Boolean flags; `plan` is the only flag with a value. */
export const BOOLEAN_NAV_FLAGS = [
  'newFeature',
  'planned',
  'unstable',
  'beta',
  'legacy',
  'deprecated',
] as const satisfies readonly (keyof NavFlags)[];

export interface NavEntry extends NavFlags {
  /** Path of the page, e.g. `/material-ui/react-button`; an absolute URL for an external link. */
  readonly pathname: string;
  /** Overrides the title that is derived from the pathname. */
  readonly title?: string;
  /** Turns a group into an unlinked, always-open heading. */
  readonly subheader?: string;
  readonly children?: readonly NavEntry[];
}

export type NavTree = readonly NavEntry[];

/** Trees by docs plugin instance id; those of older versions by `<id>@<version>`. */
export type NavTrees = Readonly<Record<string, NavTree>>;

/** Kinds of sidebar entries. */
export type NavEntryKind =
  /** A collapsible group, or an unlinked, always-open one with a subheader. */
  | 'group'
  /** A label without link: the page does not exist yet. */
  | 'planned'
  /** A page of the tree's own product. */
  | 'page'
  /** A page of another product or outside the docs, or an anchor in a page. */
  | 'link'
  /** A page of another site. */
  | 'external';

/** Returns the kind of an entry in the tree of the product at `route`, e.g. `/material-ui`. */
export function getNavEntryKind(entry: NavEntry, route: string): NavEntryKind {
  if (entry.children) return 'group';
  if (entry.planned) return 'planned';
  if (isExternalUrl(entry.pathname)) return 'external';
  if (entry.pathname.includes('#')) return 'link';
  return `${entry.pathname}/`.startsWith(`${route}/`) ? 'page' : 'link';
}

/** Whether a path is that of an API page; these may occur more than once in a tree (spec §5). */
export function isApiPathname(pathname: string): boolean {
  return /\/api\/|components-api|hooks-api/.test(pathname);
}

/** Returns the flags that are set. */
export function getNavFlags(entry: NavEntry): NavFlags {
  return {
    ...(entry.plan && { plan: entry.plan }),
    ...Object.fromEntries(BOOLEAN_NAV_FLAGS.filter((flag) => entry[flag]).map((f) => [f, true])),
  };
}

/**
 * Maps the pathnames of a tree, except external links. Takes any value, since it runs before
 * validation; returns invalid values unchanged.
 */
export function mapPathnames(tree: unknown, toPathname: (pathname: string) => string): unknown {
  if (Array.isArray(tree)) return tree.map((entry) => mapPathnames(entry, toPathname));
  if (typeof tree !== 'object' || tree === null) return tree;
  const { pathname, children } = tree as Partial<Record<keyof NavEntry, unknown>>;
  return {
    ...tree,
    ...(typeof pathname === 'string' && { pathname: toPathname(pathname) }),
    ...(children !== undefined && { children: mapPathnames(children, toPathname) }),
  };
}
