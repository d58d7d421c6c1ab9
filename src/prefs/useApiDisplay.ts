/**
 * Not part of `index.ts`: only API pages load it.
 */

import { useCallback } from 'react';
import { apiDisplayKey, type ApiDisplayScope, type ApiTable } from '../site/storageKeys';
import { apiDisplayPreference, type ApiDisplay } from './apiDisplays';
import { createRememberedValue, type RememberedValue } from './rememberedValue';
import { useRememberedValue } from './useRememberedValue';
import { useShown } from './useShown';

export { API_DISPLAYS, type ApiDisplay } from './apiDisplays';

export interface ApiDisplayChoice {
  readonly display: ApiDisplay;
  readonly setDisplay: (display: ApiDisplay) => void;
}

const holders = new Map<string, RememberedValue<ApiDisplay>>();

/** The one holder of a display. */
function rememberedApiDisplay(
  scope: ApiDisplayScope,
  table: ApiTable,
): RememberedValue<ApiDisplay> {
  const key = apiDisplayKey(scope, table);
  const holder = holders.get(key) ?? createRememberedValue(apiDisplayPreference(scope, table));
  holders.set(key, holder);
  return holder;
}

/** Lets style sheets lay tables out: the attribute is `data-` and the storage key. */
export function showApiDisplay(key: string, display: ApiDisplay): void {
  document.documentElement.setAttribute(`data-${key}`, display);
}

/**
 * How the reader wants to see a table of API pages, remembered and shared between tabs. What lays
 * the tables out is the root element's attribute, which follows at once.
 */
export function useApiDisplay(scope: ApiDisplayScope, table: ApiTable): ApiDisplayChoice {
  const remembered = rememberedApiDisplay(scope, table);
  const key = apiDisplayKey(scope, table);
  useShown(
    remembered,
    useCallback((display) => showApiDisplay(key, display), [key]),
  );
  return { display: useRememberedValue(remembered), setDisplay: remembered.set };
}
