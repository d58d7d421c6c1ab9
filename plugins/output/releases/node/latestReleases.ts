import type { LatestRelease } from '../contract';
import type { Release } from './collectReleases';

/** Returns the newest of each package's releases, which are in order; dates in the language `locale`. */
export function latestReleases(releases: readonly Release[], locale: string): LatestRelease[] {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const seen = new Set<string>();
  return releases
    .filter(({ packageName }) => !seen.has(packageName) && seen.add(packageName))
    .map(({ title, link, date }) => ({ title, link, date: date && format.format(date) }));
}
