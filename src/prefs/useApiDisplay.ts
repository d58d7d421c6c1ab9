/** Not exported by `index.ts`, so that only API pages load it. */

import { useCallback } from 'react';
import { apiDisplayKey, type ApiDisplayScope, type ApiTable } from '../site/storageKeys';
import { apiDisplayPreference, type ApiDisplay } from './apiDisplays';
import {
  createRememberedValue,
  useRememberedValue,
  useShown,
  type RememberedValue,
} from './rememberedValue';

export { API_DISPLAYS, type ApiDisplay } from './apiDisplays';

export interface ApiDisplayChoice {
  readonly display: ApiDisplay;
  readonly setDisplay: (display: ApiDisplay) => void;
}

const holders = new Map<string, RememberedValue<ApiDisplay>>();

/** Returns the holder of a layout. */
function rememberedApiDisplay(
  scope: ApiDisplayScope,
  table: ApiTable,
): RememberedValue<ApiDisplay> {
  const key = apiDisplayKey(scope, table);
  const holder = holders.get(key) ?? createRememberedValue(apiDisplayPreference(scope, table));
  holders.set(key, holder);
  return holder;
}

/** Sets the attribute by which style sheets lay out tables: `data-` and the storage key. */
export function showApiDisplay(key: string, display: ApiDisplay): void {
  document.documentElement.setAttribute(`data-${key}`, display);
}

/**
 * Layout of a kind of API table, stored and in sync across tabs. The layout follows the attribute
 * of the root element, which changes at once.
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
