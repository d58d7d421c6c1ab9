import type { ProductFile, ProductFiles } from '../contract';
import { namedFiles } from '../client/namedFiles';
import type { ChunkGroup } from './chunkGroups';
import { hashText } from './hashText';
import { scriptFiles } from './scriptFiles';

/** A built language. */
export interface BuiltSite {
  /** Base URL, with trailing slash. */
  readonly baseUrl: string;
  /** The pages, relative to the output folder. */
  readonly pages: readonly string[];
  readonly groups: readonly ChunkGroup[];
  /** Returns the text of a file. */
  read(file: string): string;
  /** Returns size in bytes and content hash; `undefined` if the file does not exist. */
  measure(file: string): { readonly size: number; readonly hash: string } | undefined;
}

const TEXT = /\.(?:js|css)$/;

/** Asset paths in scripts and style sheets: demo sources, images, fonts. */
const ADDRESS = /(?:^|["'`(/])(assets\/[\w./~@-]+\.\w+)/g;

const toPageUrl = (file: string) => file.replace(/(^|\/)index\.html$/, '$1');

/** Returns the files that the pages reference, relative to the output folder. */
function namedBy(pages: readonly string[], { baseUrl, read }: BuiltSite): Set<string> {
  return new Set(
    pages
      .flatMap((page) => namedFiles(read(page)))
      .filter((url) => url.startsWith(baseUrl))
      .map((url) => url.slice(baseUrl.length)),
  );
}

/**
 * Returns all files needed to read the pages of a folder offline: the pages, the files they
 * reference, and everything that their scripts and style sheets may load. The demo editor and other
 * sites are not included. Returns `null` if the folder has no pages.
 * @param folder E.g. `system`.
 */
export function productFiles(site: BuiltSite, folder: string): ProductFiles | null {
  const { baseUrl, groups, read, measure } = site;
  const pages = site.pages.filter((page) => page.startsWith(`${folder}/`));
  if (pages.length === 0) return null;
  const own = namedBy(pages, site);
  const others = namedBy(
    site.pages.filter((page) => !pages.includes(page)),
    site,
  );
  const { files: scripts, tables } = scriptFiles(groups, own, others);
  const files = new Set([...own, ...scripts, ...tables]);
  for (const file of files) {
    if (!TEXT.test(file) || !measure(file)) continue;
    for (const [, emitted = ''] of read(file).matchAll(ADDRESS)) files.add(emitted);
  }

  const toEntries = (paths: readonly string[]): ProductFile[] =>
    [...paths].sort().flatMap((file) => {
      const measured = measure(file);
      if (!measured) return [];
      return [[`${baseUrl}${toPageUrl(file)}`, measured.size, measured.hash]];
    });
  const entries = [...toEntries([...files]), ...toEntries(pages)];
  return { version: hashText(JSON.stringify(entries)), files: entries };
}
