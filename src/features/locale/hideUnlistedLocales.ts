/**
 * The same configurations, with those of languages that are not listed left out of every listing
 * (`Object.entries` and the like) but still there to be looked up: the page may itself be in such
 * a language.
 */
export function hideUnlistedLocales<Config>(
  localeConfigs: Readonly<Record<string, Config>>,
  listed: readonly string[],
): Record<string, Config> {
  const properties = Object.entries(localeConfigs).map(([locale, value]) => [
    locale,
    { value, enumerable: listed.includes(locale) },
  ]);
  return Object.defineProperties({}, Object.fromEntries(properties));
}
