import { createStorageSlot } from '@docusaurus/theme-common';
import { parseJson } from '@site/src/prefs/json';
import { STORAGE_KEYS } from '@site/src/site/storageKeys';

const MAX_SEARCHES = 6;
const MAX_LENGTH = 80;

const slot = createStorageSlot(STORAGE_KEYS.recentSearches);

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH;

/** Parses stored searches, latest first; drops invalid entries. */
export function parseRecentSearches(text: string | null): string[] {
  const value = parseJson(text);
  const searches = Array.isArray(value) ? value.filter(isSearch) : [];
  return [...new Set(searches)].slice(0, MAX_SEARCHES);
}

/** Adds a search at the start. */
export function addRecentSearch(searches: readonly string[], query: string): string[] {
  const search = query.trim();
  if (!isSearch(search)) return [...searches];
  const others = searches.filter((other) => other.toLowerCase() !== search.toLowerCase());
  return [search, ...others].slice(0, MAX_SEARCHES);
}

/** Recent searches that led to a page; stored in this browser only. */
export const readRecentSearches = (): string[] => parseRecentSearches(slot.get());

export function rememberSearch(query: string): void {
  slot.set(JSON.stringify(addRecentSearch(readRecentSearches(), query)));
}

export function forgetRecentSearches(): void {
  slot.del();
}
