import type { NavEntry, NavTrees } from './nav';
import { isExternalUrl, stripTrailingSlashes } from './paths';
import type { RedirectEntry } from './redirects';
import type { HostRedirect } from './hostRedirects';

/** An address that is no page, and the page it leads to; both without language. */
export interface Redirect {
  /** With a slash at both ends. */
  readonly from: string;
  /** The same, perhaps with a heading's `#id` after it. */
  readonly to: string;
}

/** One row of the table, after `:name` was replaced. */
export interface ExpandedEntry extends Redirect {
  readonly entry: RedirectEntry;
}

/** Where the pages below a route start: a product, or an older version of one. */
export interface RouteStart {
  /** Without trailing slash, e.g. `/material-ui/v5`. */
  readonly route: string;
  /** The first page there is, with trailing slash. */
  readonly start: string;
}

/** What redirects are resolved against. */
export interface RedirectSite {
  /** Every page, with trailing slash and without language. */
  readonly pages: ReadonlySet<string>;
  readonly starts: readonly RouteStart[];
}

/** The pathname of an address, without its heading. */
export const withoutHash = (path: string): string => path.split('#', 1)[0] ?? '';

/** The rows of a table, one for each name. */
export function expandRedirects(table: readonly RedirectEntry[]): ExpandedEntry[] {
  return table.flatMap((entry) => {
    if (entry.names === undefined) return [{ from: entry.from, to: entry.to, entry }];
    return entry.names.map((name) => {
      const [old, current] = typeof name === 'string' ? [name, name] : name;
      return {
        from: entry.from.replaceAll(':name', old),
        to: entry.to.replaceAll(':name', current),
        entry,
      };
    });
  });
}

/**
 * The page at an address, else its nearest parent that is one, else where its product starts.
 * `undefined` for an address of no product. A heading is kept only where its own page exists.
 */
export function nearestPage(address: string, { pages, starts }: RedirectSite): string | undefined {
  const pathname = withoutHash(address);
  if (pages.has(pathname)) return address;
  for (let parent = pathname; parent !== '/';) {
    parent = parent.slice(0, parent.slice(0, -1).lastIndexOf('/') + 1);
    if (parent !== '/' && pages.has(parent)) return parent;
    const start = starts.find(({ route }) => `${route}/` === parent)?.start;
    if (start !== undefined && pages.has(start)) return start;
  }
  const own = starts.find(({ route }) => `${route}/` === pathname)?.start;
  return own !== undefined && pages.has(own) ? own : undefined;
}

const toAddress = (pathname: string) => `${stripTrailingSlashes(pathname)}/`;

/** The first page of a group, as the group's header leads to it. */
function firstPage(entry: NavEntry, pages: ReadonlySet<string>): string | undefined {
  for (const child of entry.children ?? []) {
    const address = toAddress(child.pathname);
    const page = pages.has(address) ? address : firstPage(child, pages);
    if (page !== undefined) return page;
  }
  return undefined;
}

/** Names that the trees give to groups for themselves, which nobody would link to. */
const INNER_NAME = /-(?:group)?$/;

/**
 * What follows from the products and their trees: the address of a product, of an older version and
 * of a group leads to the first page there, unless it is a page itself.
 */
export function automaticRedirects(site: RedirectSite, trees: NavTrees): Redirect[] {
  const { pages, starts } = site;
  const redirects = new Map<string, string>();
  const add = (from: string, to: string | undefined) => {
    if (to !== undefined && pages.has(to) && !pages.has(from) && !redirects.has(from)) {
      redirects.set(from, to);
    }
  };
  const addGroups = (entries: readonly NavEntry[]) => {
    for (const entry of entries) {
      const { pathname, children } = entry;
      if (!children) continue;
      const isAddress = !isExternalUrl(pathname) && !INNER_NAME.test(pathname);
      if (isAddress && starts.some(({ route }) => pathname.startsWith(`${route}/`))) {
        add(toAddress(pathname), firstPage(entry, pages));
      }
      addGroups(children);
    }
  };
  for (const { route, start } of starts) add(`${route}/`, start);
  Object.values(trees).forEach(addGroups);
  return [...redirects].map(([from, to]) => ({ from, to }));
}

/**
 * The redirects of a site: those of the table, each to the page that is there now, then those that
 * follow from products and trees. Assumes a table without problems (`redirectProblems.ts`). Every
 * target is a page and no source is one, so nothing leads on or back.
 */
export function resolveRedirects(
  table: readonly RedirectEntry[],
  site: RedirectSite,
  trees: NavTrees,
): Redirect[] {
  const own = expandRedirects(table).flatMap(({ from, to }): Redirect[] => {
    const page = nearestPage(to, site);
    return page === undefined ? [] : [{ from, to: page }];
  });
  const known = new Set(own.map(({ from }) => from));
  const automatic = automaticRedirects(site, trees).filter(({ from }) => !known.has(from));
  return [...own, ...automatic];
}

/**
 * The rules for languages that are gone. Each names the section it is for: `/fr/*` to `/:splat` would
 * send `/fr//example.com` to another site. What they lead to may be an old address itself: naming all
 * of these once more for each language would be more rules than hosts take.
 */
export function droppedLanguageRedirects(
  languages: readonly string[],
  sections: readonly string[],
): HostRedirect[] {
  return languages.flatMap((language) => [
    { from: `/${language}/`, to: '/' },
    ...sections.map((section) => ({
      from: `/${language}/${section}/*`,
      to: `/${section}/:splat`,
    })),
  ]);
}
