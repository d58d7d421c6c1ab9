/** The shape of the navigation trees in `sidebars.ts` (spec §3 "Navigation page entry"). */

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

/** The flags that are either there or not; `plan` is the one that names a value. */
export const BOOLEAN_NAV_FLAGS = [
  'newFeature',
  'planned',
  'unstable',
  'beta',
  'legacy',
  'deprecated',
] as const satisfies readonly (keyof NavFlags)[];

export interface NavEntry extends NavFlags {
  /** The page's path, e.g. `/material-ui/react-button`; an absolute URL for an external link. */
  readonly pathname: string;
  /** Shown instead of the title that is derived from the pathname. */
  readonly title?: string;
  /** Makes a group an unlinked, always-open heading. */
  readonly subheader?: string;
  readonly children?: readonly NavEntry[];
}

export type NavTree = readonly NavEntry[];

/** The trees, by docs plugin instance id; the tree of an older version by `<id>@<version>`. */
export type NavTrees = Readonly<Record<string, NavTree>>;

/** What an entry of a tree becomes in the sidebar. */
export type NavEntryKind =
  /** A collapsible group, or an unlinked, always-open one when it has a subheader. */
  | 'group'
  /** A label without a link: the page does not exist yet. */
  | 'planned'
  /** A page of the tree's own product. */
  | 'page'
  /** A page of another product or of the site, or an anchor in a page. */
  | 'link'
  /** A page of another site. */
  | 'external';

/** The kind of an entry in the tree of the product at `route`, e.g. `/material-ui`. */
export function getNavEntryKind(entry: NavEntry, route: string): NavEntryKind {
  if (entry.children) return 'group';
  if (entry.planned) return 'planned';
  if (isExternalUrl(entry.pathname)) return 'external';
  if (entry.pathname.includes('#')) return 'link';
  return `${entry.pathname}/`.startsWith(`${route}/`) ? 'page' : 'link';
}

/** Whether a path is of an API page; those may stand in a tree more than once (spec §5). */
export function isApiPathname(pathname: string): boolean {
  return /\/api\/|components-api|hooks-api/.test(pathname);
}

/** The flags of an entry that are set. */
export function getNavFlags(entry: NavEntry): NavFlags {
  return {
    ...(entry.plan && { plan: entry.plan }),
    ...Object.fromEntries(BOOLEAN_NAV_FLAGS.filter((flag) => entry[flag]).map((f) => [f, true])),
  };
}

/**
 * A tree with other pathnames; external links stay. Takes any value, so that a tree is changed
 * before it is checked: what is no tree comes back as it is.
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
