import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './rows.module.css';
import { TableCell } from './TableCell';

/** Placeholder of empty table cells, in every language. */
const NOTHING = '-';

interface CellProps {
  /** Precedes the content in the list layouts. */
  readonly label?: string;
  /** Content of an empty table cell. */
  readonly placeholder?: string;
  /** `undefined` for an empty cell, which the list layouts omit. */
  readonly children?: ReactNode;
}

/** A table cell, or a part of a list entry. */
export function Cell({ label, placeholder = NOTHING, children }: CellProps) {
  const isEmpty = children === undefined;
  return (
    <TableCell className={clsx(styles.cell, isEmpty && styles.empty)}>
      {label !== undefined && !isEmpty && (
        <>
          <span className={styles.label} data-no-markdown="">
            {label}
          </span>{' '}
        </>
      )}
      {isEmpty ? placeholder : children}
    </TableCell>
  );
}
