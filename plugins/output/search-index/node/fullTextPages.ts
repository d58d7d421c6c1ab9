import type { SearchVersion } from './readSearchDocs';

/** A page for the full text. */
export interface FullTextPage {
  /** The address. */
  readonly url: string;
  readonly product: string;
  readonly version: string;
  readonly isEnglish: boolean;
  /** Whether it is a page of tables, which are long and full of the same words. */
  readonly isApi: boolean;
}

/** The file of a page in the output folder of its language. */
export const toPageFile = (permalink: string, baseUrl: string) =>
  `${permalink.slice(baseUrl.length)}${permalink.endsWith('/') ? '' : '/'}index.html`;

/** The pages of all versions, by their files in the output folder. */
export function fullTextPages(
  versions: readonly SearchVersion[],
  baseUrl: string,
): Map<string, FullTextPage> {
  return new Map(
    versions.flatMap(({ product, version, docs }) =>
      docs.map(({ permalink, isEnglish, members }): [string, FullTextPage] => [
        toPageFile(permalink, baseUrl),
        { url: permalink, product, version, isEnglish, isApi: members.length > 0 },
      ]),
    ),
  );
}
