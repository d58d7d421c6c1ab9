/** The documented release of a package, for the home page. */
export interface LatestRelease {
  /** Product and version. */
  readonly title: string;
  /** URL of the release notes. */
  readonly link: string;
  /** In the language of the build, if it is known. */
  readonly date?: string | undefined;
}
