/** Type of the module with the site's URLs, which only the 404 page loads. */
export interface SiteAddresses {
  /** Path without language, and title in the language of the build. */
  readonly pages: readonly (readonly [pathname: string, title: string])[];
  /** Old path and its new path. */
  readonly redirects: readonly (readonly [from: string, to: string])[];
}
