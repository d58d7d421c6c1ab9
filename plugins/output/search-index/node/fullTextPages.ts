import type { SearchVersion } from './readSearchDocs';

/** A page of the full-text index. */
export interface FullTextPage {
  readonly url: string;
  readonly product: string;
  readonly version: string;
  /** Whether it is an API page, which has long tables with repetitive words. */
  readonly isApi: boolean;
}

/** Returns the file of a page, relative to the output folder of its language. */
export const toPageFile = (permalink: string, baseUrl: string) =>
  `${permalink.slice(baseUrl.length)}${permalink.endsWith('/') ? '' : '/'}index.html`;

/** Returns the pages of all versions, by output file. */
export function fullTextPages(
  versions: readonly SearchVersion[],
  baseUrl: string,
): Map<string, FullTextPage> {
  return new Map(
    versions.flatMap(({ product, version, docs }) =>
      docs.map(({ permalink, members }): [string, FullTextPage] => [
        toPageFile(permalink, baseUrl),
        { url: permalink, product, version, isApi: members.length > 0 },
      ]),
    ),
  );
}
