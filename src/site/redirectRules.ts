import type { NavEntry, NavTrees } from './nav';
import { isExternalUrl, stripTrailingSlashes } from './paths';
import type { RedirectEntry } from './redirects';
import type { HostRedirect } from './hostRedirects';

/** An old path and its target, both without language. */
export interface Redirect {
  /** With leading and trailing slash. */
  readonly from: string;
  /** With leading and trailing slash, optionally with `#id`. */
  readonly to: string;
}

/** A row of the table after replacing `:name`. */
export interface ExpandedEntry extends Redirect {
  readonly entry: RedirectEntry;
}

/** First page below a route: of a product, or of an older version. */
export interface RouteStart {
  /** Without trailing slash, e.g. `/material-ui/v5`. */
  readonly route: string;
  /** First page, with trailing slash. */
  readonly start: string;
}

/** What redirects are resolved against. */
export interface RedirectSite {
  /** All pages, with trailing slash and without language. */
  readonly pages: ReadonlySet<string>;
  readonly starts: readonly RouteStart[];
}

/** Returns a path without its hash. */
export const withoutHash = (path: string): string => path.split('#', 1)[0] ?? '';

/** Expands the rows of a table, one per name. */
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
 * Returns the page at a path, else its nearest existing parent, else the first page of its product.
 * `undefined` outside of products. A hash is kept only if the page itself exists.
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

/** Returns the first page of a group, which its heading links to. */
function firstPage(entry: NavEntry, pages: ReadonlySet<string>): string | undefined {
  for (const child of entry.children ?? []) {
    const address = toAddress(child.pathname);
    const page = pages.has(address) ? address : firstPage(child, pages);
    if (page !== undefined) return page;
  }
  return undefined;
}

/** Before the products had their own routes, these pages were below `/components/`. */
const COMPONENT_PAGE = /^\/material-ui\/react-([^/]+\/)$/;

/** Generated names of groups, which nobody links to. */
const INNER_NAME = /-(?:group)?$/;

/**
 * Returns the redirects that follow from pages and trees: routes of products, older versions and
 * groups redirect to their first page, unless they are pages, and a component's old URL to its page.
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
  for (const page of pages) {
    const [, name] = COMPONENT_PAGE.exec(page) ?? [];
    if (name !== undefined) add(`/components/${name}`, page);
  }
  Object.values(trees).forEach(addGroups);
  return [...redirects].map(([from, to]) => ({ from, to }));
}

/**
 * Resolves the redirects of a site: those of the table to existing pages, then those that follow
 * from products and trees. Requires a table without problems (`redirectProblems.ts`). Every target
 * is a page and no source is, so there are no chains or loops.
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
 * Returns rules for languages that were removed. Each names a section: `/fr/*` to `/:splat` would
 * send `/fr//example.com` to another site. Targets may be old paths themselves; resolving these per
 * language would exceed the number of rules that hosts accept.
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
