/** A language and its share of translated pages, from 0 to 1. */
export interface LocaleCoverage<Code extends string = string> {
  readonly code: Code;
  readonly coverage: number;
}

/**
 * Returns the listed languages: English, and those whose coverage reaches `threshold`. Others are
 * reachable by URL only (spec §9).
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
