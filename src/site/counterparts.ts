import { toProductPath, type DocsVersion } from './docsVersions';

/** A page that was renamed between two versions of a product. */
export interface PageRename {
  readonly productId: string;
  /** Last version that has `from`. */
  readonly version: string;
  /** Paths within the product, without trailing slash, e.g. `/react-hidden`. */
  readonly from: string;
  readonly to: string;
}

/** The version menu follows renames in both directions. */
export const PAGE_RENAMES: readonly PageRename[] = [];

/** The page that corresponds to another one in another version. */
export interface Counterpart {
  /** Without trailing slash. */
  readonly pathname: string;
  /** False if there is no such page and this is the nearest parent. */
  readonly exact: boolean;
}

/** What counterparts are looked up in. */
export interface CounterpartContext {
  readonly from: DocsVersion;
  readonly to: DocsVersion;
  /** Whether the site has a page at a path without trailing slash. */
  readonly hasPage: (pathname: string) => boolean;
  /** Entry page of a version, e.g. `/getting-started`. */
  readonly start: string;
  readonly renames?: readonly PageRename[];
}

/** Returns the parents of `/a/b/c`: `/a/b`, `/a`. */
function parentsOf(path: string): string[] {
  const segments = path.split('/').filter(Boolean);
  return segments.slice(1).map((_, index) => `/${segments.slice(0, -1 - index).join('/')}`);
}

/**
 * Finds the counterpart of a page in another version: the page at the same path, else the renamed
 * page, else the nearest parent, else the version's first page.
 * @param pathname Path in the version `from`, without language and trailing slash.
 */
export function findCounterpart(
  pathname: string,
  { from, to, hasPage, start, renames = PAGE_RENAMES }: CounterpartContext,
): Counterpart {
  const path = toProductPath(pathname, from);
  const renamed = renames
    .filter(({ productId }) => productId === from.productId)
    .flatMap((rename) => {
      if (rename.version === from.name && rename.from === path) return [rename.to];
      return rename.version === to.name && rename.to === path ? [rename.from] : [];
    });
  const found = [path, ...renamed].find((candidate) => hasPage(`${to.route}${candidate}`));
  if (found !== undefined) return { pathname: `${to.route}${found}`, exact: true };
  const above = parentsOf(path).find((candidate) => hasPage(`${to.route}${candidate}`));
  return { pathname: `${to.route}${above ?? start}`, exact: false };
}
