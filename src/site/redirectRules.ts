import type { NavEntry, NavTrees } from './nav';
import { isExternalUrl, stripTrailingSlashes } from './paths';
import type { RedirectEntry } from './redirects';
import { hostRule, type HostRedirect } from './hostRedirects';

/** An old path and its target, both without language. */
export interface Redirect {
  /** With leading and trailing slash. */
  readonly from: string;
  /** With leading and trailing slash, optionally with `#id`. */
  readonly to: string;
  /** The target stands in for a page that is not written yet. */
  readonly temporary?: boolean;
}

/** What is known of old and missing pages. */
export interface RedirectTables {
  readonly moved: readonly RedirectEntry[];
  readonly standIns: readonly RedirectEntry[];
  readonly routeMoves: readonly HostRedirect[];
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
export function expandRedirects(table: readonly RedirectEntry[]): Redirect[] {
  return table.flatMap(({ from, to, names }) => {
    if (names === undefined) return [{ from, to }];
    return names.map((name) => {
      const [old, current] = typeof name === 'string' ? [name, name] : name;
      return { from: from.replaceAll(':name', old), to: to.replaceAll(':name', current) };
    });
  });
}

/** Expands tables, for lookups. A later entry does not replace an earlier one. */
const toTargets = (table: readonly RedirectEntry[]): ReadonlyMap<string, string> =>
  new Map(
    expandRedirects(table)
      .reverse()
      .map(({ from, to }) => [from, to]),
  );

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

/** Generated names of groups, which nobody links to. */
const INNER_NAME = /-(?:group)?$/;

/**
 * Returns the redirects that follow from the trees: routes of products, older versions and groups
 * redirect to their first page, unless they are pages.
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

/** Resolves `from` to a page, through any number of entries; `undefined` if there is none. */
function resolve(
  from: string,
  moved: ReadonlyMap<string, string>,
  standIns: ReadonlyMap<string, string>,
  pages: ReadonlySet<string>,
): Redirect | undefined {
  const visited = new Set<string>();
  let temporary = false;
  let to = from;
  while (!pages.has(withoutHash(to))) {
    if (visited.has(to)) return undefined;
    visited.add(to);
    const path = withoutHash(to);
    const target = moved.get(path);
    const standIn = standIns.get(to) ?? standIns.get(path);
    if (target === undefined && standIn === undefined) return undefined;
    temporary ||= target === undefined;
    to = target ?? standIn ?? '';
  }
  return temporary ? { from, to, temporary } : { from, to };
}

/**
 * Resolves the redirects of a site: those of the tables whose target, or a stand-in for it, exists;
 * those that follow from products and trees; and those of moved routes. Requires tables without
 * problems (`redirectProblems.ts`). Every target is a page and no source is, so there are no chains
 * or loops.
 */
export function resolveRedirects(
  { moved, standIns, routeMoves }: RedirectTables,
  site: RedirectSite,
  trees: NavTrees,
): Redirect[] {
  const { pages } = site;
  const redirects = new Map<string, Redirect>();
  const add = (redirect: Redirect | undefined) => {
    if (redirect && !pages.has(redirect.from) && !redirects.has(redirect.from)) {
      redirects.set(redirect.from, redirect);
    }
  };
  const movedTo = toTargets(moved);
  const stoodInBy = toTargets(standIns);
  for (const from of [...movedTo.keys(), ...stoodInBy.keys()]) {
    if (!from.includes('#')) add(resolve(from, movedTo, stoodInBy, pages));
  }
  automaticRedirects(site, trees).forEach(add);
  const known = [...[...pages].map((page) => ({ from: page, to: page })), ...redirects.values()];
  for (const { from: old, to: current } of routeMoves) {
    const toOld = hostRule({
      from: current.replace(':splat', '*'),
      to: old.replace('*', ':splat'),
    });
    for (const redirect of known) {
      const from = toOld(redirect.from);
      if (from !== undefined) add({ ...redirect, from });
    }
  }
  return [...redirects.values()];
}

/**
 * Returns the rules of hosts for redirects. Those of moved routes save the rules that would follow
 * from them. Stand-ins have pages, and need a rule only where a moved route would be faster.
 */
export function toHostRedirects(
  redirects: readonly Redirect[],
  routeMoves: readonly HostRedirect[],
): HostRedirect[] {
  const moves = routeMoves.map(hostRule);
  const own = redirects.filter(({ from, to, temporary = false }) => {
    const moved = moves.map((move) => move(from)).find((target) => target !== undefined);
    return moved === undefined ? !temporary : moved !== to;
  });
  return [...own, ...routeMoves];
}

/** Returns the redirects that languages other than English have as well. */
export function inAllLanguages(
  redirects: readonly Redirect[],
  englishSections: readonly string[],
): Redirect[] {
  return redirects.filter(
    ({ from }) => !englishSections.some((section) => from.startsWith(section)),
  );
}

/** Number of redirects from which on a section has one rule: hosts limit placeholders most. */
const LARGE_SECTION = 5;

/**
 * Returns the rules for prefixes of languages that the site does not have, and for English, which
 * has none. A large section has one rule, because hosts limit their number: what has moved within it
 * is redirected once more. There is no rule for all sections: `/fr/*` to `/:splat` would send
 * `/fr//example.com` to another site.
 * @param routes Current routes, e.g. `/x`.
 * @param redirects Those of hosts.
 */
export function formerLanguageRedirects(
  languages: readonly string[],
  routes: readonly string[],
  pages: ReadonlySet<string>,
  redirects: readonly HostRedirect[],
): HostRedirect[] {
  const sectionOf = (path: string) => /^\/[^/]+(?=\/.)/.exec(path)?.[0];
  const moved = redirects.flatMap(({ from }) => sectionOf(from) ?? []);
  const isLarge = (section: string) =>
    moved.filter((other) => other === section).length >= LARGE_SECTION;
  const sections = [...new Set([...routes, ...moved.filter(isLarge)])];
  const isBelow = (path: string) => sections.some((section) => path.startsWith(`${section}/`));
  const rules = [
    ...[...pages].filter((page) => !isBelow(page)).map((page) => ({ from: page, to: page })),
    ...redirects.filter(({ from }) => !isBelow(from)),
    ...sections.map((section) => ({ from: `${section}/*`, to: `${section}/:splat` })),
  ];
  return languages.flatMap((language) =>
    rules.map((rule) => ({ ...rule, from: `/${language}${rule.from}` })),
  );
}
