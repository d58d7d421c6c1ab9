import { toProductPath, type DocsVersion } from './docsVersions';

/** A page that became another one between two versions of a product. */
export interface PageRename {
  readonly productId: string;
  /** The name of the last version that has `from`. */
  readonly version: string;
  /** Paths within the product, without trailing slash, e.g. `/react-hidden`. */
  readonly from: string;
  readonly to: string;
}

/** What was renamed; a version switch follows it in both directions. */
export const PAGE_RENAMES: readonly PageRename[] = [];

/** The page that stands for another one in another version. */
export interface Counterpart {
  /** Without trailing slash. */
  readonly pathname: string;
  /** False for the nearest page above, where there is no such page. */
  readonly exact: boolean;
}

/** What a page is looked up in. */
export interface CounterpartContext {
  readonly from: DocsVersion;
  readonly to: DocsVersion;
  /** Whether the site has a page at a path without trailing slash. */
  readonly hasPage: (pathname: string) => boolean;
  /** The page of a version that leads to all others, e.g. `/getting-started`. */
  readonly start: string;
  readonly renames?: readonly PageRename[];
}

/** `/a/b/c` -> `/a/b`, `/a`. */
function parentsOf(path: string): string[] {
  const segments = path.split('/').filter(Boolean);
  return segments.slice(1).map((_, index) => `/${segments.slice(0, -1 - index).join('/')}`);
}

/**
 * The page of another version that shows the same: the page of the same path, else the one that it
 * was renamed to or from, else the nearest above it, else the version's first page.
 * @param pathname Without language and trailing slash, of the version `from`.
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
