/**
 * The texts of one language, as the build writes them for the browser (one file per language, so
 * that a reader downloads one language only). Keys are dot paths such as `settings.mode`.
 */
export interface SiteDictionary {
  /** The language's code, e.g. `zh`. */
  readonly language: string;
  /** The language's own texts; `null` when the language has no dictionary at all. */
  readonly messages: Readonly<Record<string, string>> | null;
  /** The English texts of the keys that `messages` lacks. */
  readonly fallback: Readonly<Record<string, string>>;
}
