/** Texts of one language for the browser. Keys are dot paths such as `settings.mode`. */
export interface SiteDictionary {
  /** Language code, e.g. `zh`. */
  readonly language: string;
  /** Texts of the language; `null` if it has no dictionary. */
  readonly messages: Readonly<Record<string, string>> | null;
  /** English texts of the keys that `messages` lacks. */
  readonly fallback: Readonly<Record<string, string>>;
}
