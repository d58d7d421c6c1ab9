/** A page that is kept, with the addresses of what it cannot do without. */
export interface KeptPage {
  readonly url: string;
  readonly files: readonly string[];
}

/** How much is kept of the pages that a reader opened. */
export interface Limits {
  readonly pages: number;
  readonly files: number;
}

export const LIMITS: Limits = { pages: 60, files: 1200 };

/**
 * What to drop so that both caches are within their limits: pages whose last visit is longest ago,
 * and files that came first, but never a file of a page that stays.
 * @param pages Oldest first.
 * @param files Oldest first.
 */
export function entriesToDrop(
  pages: readonly KeptPage[],
  files: readonly string[],
  limits: Limits = LIMITS,
): { readonly pages: string[]; readonly files: string[] } {
  const tooManyPages = Math.max(0, pages.length - limits.pages);
  const needed = new Set(pages.slice(tooManyPages).flatMap((page) => page.files));
  const tooManyFiles = Math.max(0, files.length - limits.files);
  return {
    pages: pages.slice(0, tooManyPages).map(({ url }) => url),
    files: files.filter((url) => !needed.has(url)).slice(0, tooManyFiles),
  };
}
