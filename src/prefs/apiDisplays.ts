/** Layouts of the tables on API pages: keys, allowed values and defaults. Pure. */

import { apiDisplayKey, type ApiDisplayScope, type ApiTable } from '../site/storageKeys';
import { choice, type ChoicePreference } from './preference';

export const API_DISPLAYS = ['table', 'expanded', 'collapsed'] as const;
export type ApiDisplay = (typeof API_DISPLAYS)[number];

const API_TABLES: readonly ApiTable[] = ['props', 'slots', 'classes'];

const DEFAULTS: Readonly<Record<ApiDisplayScope, ApiDisplay>> = {
  default: 'table',
  dataGrid: 'expanded',
};

/** Returns the preference for a kind of table on a kind of page. */
export function apiDisplayPreference(
  scope: ApiDisplayScope,
  table: ApiTable,
): ChoicePreference<ApiDisplay> {
  return choice(apiDisplayKey(scope, table), API_DISPLAYS, DEFAULTS[scope]);
}

export const API_DISPLAY_PREFERENCES = (['default', 'dataGrid'] as const).flatMap((scope) =>
  API_TABLES.map((table) => apiDisplayPreference(scope, table)),
);
