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
 * Tables with selectable layout. All layouts share the same DOM; the style sheet selects one by an
 * attribute of the root element, which is set before first paint.
 */
export function Displayed({ scope, table, children }: DisplayedProps) {
  return (
    <div className={styles.displayed} data-display-key={apiDisplayKey(scope, table)}>
      <DisplayMenu scope={scope} table={table} />
      {children}
    </div>
  );
}
