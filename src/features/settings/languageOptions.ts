/**
 * The languages the settings panel offers: those listed, in the site's order, and always the one of
 * the page (spec §9). Codes the site is not built in are left out.
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
