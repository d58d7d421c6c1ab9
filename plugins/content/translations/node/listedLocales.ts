/** A language and the share of its pages that is translated, from 0 to 1. */
export interface LocaleCoverage<Code extends string = string> {
  readonly code: Code;
  readonly coverage: number;
}

/**
 * The languages that are offered to readers: English always, another one when its coverage reaches
 * `threshold` (spec §9). The others stay reachable by URL.
 */
export function listedLocales<Code extends string>(
  locales: readonly LocaleCoverage<Code>[],
  defaultLocale: Code,
  threshold: number,
): Code[] {
  return locales
    .filter(({ code, coverage }) => code === defaultLocale || coverage >= threshold)
    .map(({ code }) => code);
}
