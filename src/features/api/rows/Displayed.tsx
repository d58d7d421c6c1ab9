import type { ApiRow } from '@site/plugins/content/api-reference/contract';
import { apiDisplayKey, type ApiDisplayScope, type ApiTable } from '@site/src/site/storageKeys';
import FilterField from '@site/src/ui/FilterField';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { DisplayMenu } from './DisplayMenu';
import { matchesFilter, RowFilter } from './rowFilter';
import styles from './rows.module.css';
import { useLinkedRow } from './useLinkedRow';
import { t } from '../texts';

/** So many rows are seen at a glance. */
const FEW_ROWS = 12;

interface DisplayedProps {
  readonly scope: ApiDisplayScope;
  readonly table: ApiTable;
  /** The rows of all tables. */
  readonly rows: readonly ApiRow[];
  readonly children: ReactNode;
}

/**
 * Tables with selectable layout, and a filter if they are long. All layouts share the same DOM; the
 * style sheet selects one by an attribute of the root element, which is set before first paint.
 */
export function Displayed({ scope, table, rows, children }: DisplayedProps) {
  const [typed, setTyped] = useState('');
  const filter = useDeferredValue(typed.trim());
  const count = rows.filter((row) => matchesFilter(row, filter)).length;

  // A followed link shows its row, whatever the filter is.
  const { id, visit } = useLinkedRow();
  useEffect(() => {
    const linked = rows.find((row) => row.id === id);
    if (linked) setTyped((query) => (matchesFilter(linked, query) ? query : ''));
  }, [id, rows, visit]);

  return (
    <div className={styles.displayed} data-display-key={apiDisplayKey(scope, table)}>
      <div className={styles.toolbar}>
        {rows.length > FEW_ROWS && (
          <FilterField
            label={t('api.filter')}
            value={typed}
            onChange={setTyped}
            status={filter && t('api.filtered', { count, total: rows.length })}
          />
        )}
        <DisplayMenu scope={scope} table={table} />
      </div>
      <RowFilter.Provider value={filter}>{children}</RowFilter.Provider>
    </div>
  );
}
