/**
 * Returns the languages of the settings panel: the listed ones, in the site's order, and always the
 * current one. Unknown codes are dropped (spec §9).
 */
export function languageOptions({
  built,
  listed,
  current,
}: {
  readonly built: readonly string[];
  readonly listed: readonly string[];
  readonly current: string;
}): readonly string[] {
  return built.filter((locale) => locale === current || listed.includes(locale));
}
