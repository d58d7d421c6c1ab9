/** JSON types of the facts about imports: their sizes, sources and versions. */

/** What is known of a component's or hook's import. */
export interface ImportFacts {
  readonly packageName: string;
  readonly version: string;
  /** Bytes of the import on its own, minified, with gzip, without React and Emotion. */
  readonly size?: number;
  /** URL of its folder in the repository. */
  readonly source: string;
  /** Label of the version that it is new in, e.g. `v6`. */
  readonly since?: string;
  /** Label of the older version, and the path of the changes since. */
  readonly changes?: { readonly since: string; readonly to: string };
}

/** Facts by docs version, then package, then component or hook. */
export type ImportFactsFile = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, ImportFacts>>>>>
>;

/** A row of a product's page on bundle size. */
export interface ImportSize {
  readonly name: string;
  /** Path of the API page. */
  readonly to: string;
  /** Module that it is imported from. */
  readonly from: string;
  readonly bytes: number;
}
