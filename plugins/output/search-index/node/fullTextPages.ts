import type { SearchVersion } from './readSearchDocs';

/** A page of the full-text index. */
export interface FullTextPage {
  readonly url: string;
  readonly product: string;
  readonly version: string;
  /** Whether it is an API page, which has long tables with repetitive words. */
  readonly isApi: boolean;
}

/** Returns the pages of all versions, by file in the output folder of their language. */
export function fullTextPages(
  versions: readonly SearchVersion[],
  baseUrl: string,
): Map<string, FullTextPage> {
  return new Map(
    versions.flatMap(({ product, version, docs }) =>
      docs.map(({ permalink, members }): [string, FullTextPage] => [
        `${permalink.slice(baseUrl.length)}index.html`,
        { url: permalink, product, version, isApi: members.length > 0 },
      ]),
    ),
  );
}
