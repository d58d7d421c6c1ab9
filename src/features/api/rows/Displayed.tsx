import { apiDisplayKey, type ApiDisplayScope, type ApiTable } from '@site/src/site/storageKeys';
import type { ReactNode } from 'react';
import { DisplayMenu } from './DisplayMenu';
import styles from './rows.module.css';

interface DisplayedProps {
  readonly scope: ApiDisplayScope;
  readonly table: ApiTable;
  readonly children: ReactNode;
}

/**
 * Tables that a reader can see as lists. All displays are the same elements: the style sheet lays
 * them out as the root element's attribute says, which is there before the first paint.
 */
export function Displayed({ scope, table, children }: DisplayedProps) {
  return (
    <div className={styles.displayed} data-display-key={apiDisplayKey(scope, table)}>
      <DisplayMenu scope={scope} table={table} />
      {children}
    </div>
  );
}
