import { findDocsVersionOfFile } from '../../../../src/site/docsVersions';

export interface PagePlace {
  /** The product folder the page belongs to; `undefined` outside the docs. */
  readonly product: string | undefined;
  /**
   * Folders a demo's `src` is looked up in, in this order: the page's own, then, for a translated
   * page, the folder of the English page it translates. Relative to the site.
   */
  readonly folders: readonly string[];
}

/** `path.posix.dirname` without `node:`; the folder of a file at the top is the empty string. */
function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

function join(...parts: readonly string[]): string {
  return parts.filter(Boolean).join('/');
}

/** Finds where a page looks for its demos. Takes its path relative to the site, with `/`. */
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
