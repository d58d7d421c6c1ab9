import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ApiRow } from '@site/plugins/content/api-reference/contract';
import type { TranslationKey } from '@site/src/features/locale';
import { t } from '../texts';
import clsx from 'clsx';
import { useContext, type ReactNode } from 'react';
import { matchesFilter, RowFilter } from './rowFilter';
import styles from './rows.module.css';
import { useLinkedRow } from './useLinkedRow';

export interface Column {
  readonly title: TranslationKey<'api'>;
  readonly width: 'narrow' | 'small' | 'medium' | 'wide';
}

interface RowTableProps<R extends ApiRow> {
  /** Accessible name. */
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly R[];
  /** Renders a row; `visit` is set and changes when the URL's hash names it. */
  readonly renderRow: (row: R, visit: string | undefined) => ReactNode;
}

/**
 * Rows with anchors, as table or list, depending on `Displayed`. Roles are explicit, because
 * browsers drop those of tables with another `display`.
 */
export function RowTable<R extends ApiRow>({ label, columns, rows, renderRow }: RowTableProps<R>) {
  const { collectAnchor } = useBrokenLinks();
  for (const { id, formerId } of rows) {
    collectAnchor(id);
    if (formerId !== undefined) collectAnchor(formerId);
  }
  const linked = useLinkedRow();
  const filter = useContext(RowFilter);
  const shown = filter === '' ? rows : rows.filter((row) => matchesFilter(row, filter));
  if (shown.length === 0) return null;

  return (
    <table role="table" aria-label={label} className={styles.table}>
      <thead className={styles.head}>
        <tr role="row">
          {columns.map(({ title, width }) => (
            <th
              key={title}
              role="columnheader"
              scope="col"
              className={clsx(styles.column, styles[width])}
            >
              {t(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {shown.map((row) =>
          renderRow(row, [row.id, row.formerId].includes(linked.id) ? linked.visit : undefined),
        )}
      </tbody>
    </table>
  );
}
