import { createStorageSlot } from '@docusaurus/theme-common';
import { parseJson } from '@site/src/prefs/json';
import { STORAGE_KEYS } from '@site/src/site/storageKeys';

const MAX_SEARCHES = 6;
const MAX_LENGTH = 80;

const slot = createStorageSlot(STORAGE_KEYS.recentSearches);

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH;

/** The searches in a stored text, the latest first; what is no search is left out. */
export function parseRecentSearches(text: string | null): string[] {
  const value = parseJson(text);
  const searches = Array.isArray(value) ? value.filter(isSearch) : [];
  return [...new Set(searches)].slice(0, MAX_SEARCHES);
}

/** Puts a search before earlier ones. */
export function addRecentSearch(searches: readonly string[], query: string): string[] {
  const search = query.trim();
  if (!isSearch(search)) return [...searches];
  const others = searches.filter((other) => other.toLowerCase() !== search.toLowerCase());
  return [search, ...others].slice(0, MAX_SEARCHES);
}

/** The reader's latest searches, which led to a page; kept in this browser only. */
export const readRecentSearches = (): string[] => parseRecentSearches(slot.get());

export function rememberSearch(query: string): void {
  slot.set(JSON.stringify(addRecentSearch(readRecentSearches(), query)));
}

export function forgetRecentSearches(): void {
  slot.del();
}
