import { findDocsVersionOfFile } from '../../../../src/site/docsVersions';

export interface PagePlace {
  /** Product folder of the page; `undefined` outside the docs. */
  readonly product: string | undefined;
  /**
   * Folders in which a demo's `src` is looked up, in order: the page's own, then, for a
   * translation, that of the English page. Relative to the site.
   */
  readonly folders: readonly string[];
}

/** `path.posix.dirname` without `node:`; empty for a file at the top. */
function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

function join(...parts: readonly string[]): string {
  return parts.filter(Boolean).join('/');
}

/** Returns where a page's demos are. `pagePath` is relative to the site, with `/`. */
export function locatePage(pagePath: string): PagePlace {
  const own = folderOf(pagePath);
  const version = findDocsVersionOfFile(pagePath);
  const translated = /^i18n\/[^/]+\/(.+)$/.exec(pagePath)?.[1];
  if (!version || translated === undefined) return { product: version?.productId, folders: [own] };
  const page = translated.slice(version.translatedPath.length + 1);
  return {
    product: version.productId,
    folders: [own, join(version.docsPath, folderOf(page))],
  };
}
