import type { ApiRow } from '@site/plugins/content/api-reference/contract';
import { matchesName } from '@site/src/site/matchesName';
import { createContext } from 'react';

/** What the reader looks for in the tables of a section; empty for all rows. */
export const RowFilter = createContext('');

/** Whether a row has the name, or the class name, that the reader looks for. */
export const matchesFilter = (row: ApiRow, filter: string): boolean =>
  matchesName('className' in row ? `${row.name} ${String(row.className)}` : row.name, filter);
