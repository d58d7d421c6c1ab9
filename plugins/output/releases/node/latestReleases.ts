import type { LatestRelease } from '../contract';
import type { Release } from './collectReleases';

/** Returns the installed release of each package; dates in the language `locale`. */
export function latestReleases(releases: readonly Release[], locale: string): LatestRelease[] {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return releases
    .filter(({ isInstalled }) => isInstalled)
    .map(({ title, link, date }) => ({ title, link, date: date && format.format(date) }));
}
