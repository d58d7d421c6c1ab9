/** A cached page with the URLs of the files it requires. */
export interface KeptPage {
  readonly url: string;
  readonly files: readonly string[];
}

/** Limits of the caches of visited pages. */
export interface Limits {
  readonly pages: number;
  readonly files: number;
}

export const LIMITS: Limits = { pages: 60, files: 1200 };

/**
 * Returns what to delete to respect both limits: the least recently visited pages and the oldest
 * files, but no file of a page that stays.
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
