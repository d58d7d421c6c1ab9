/** The module with the site's addresses, which only the page for unknown addresses loads. */
export interface SiteAddresses {
  /** Address without language, and title in the language of the site. */
  readonly pages: readonly (readonly [pathname: string, title: string])[];
  /** Old address and the page that took its place. */
  readonly redirects: readonly (readonly [from: string, to: string])[];
}
