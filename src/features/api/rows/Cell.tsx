import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './rows.module.css';
import { TableCell } from './TableCell';

/** What a table shows where there is nothing, in every language. */
const NOTHING = '-';

interface CellProps {
  /** Stands before the content in the lists. */
  readonly label?: string;
  /** What a table shows where there is no content. */
  readonly placeholder?: string;
  /** Nothing for `undefined`: the lists leave the cell out. */
  readonly children?: ReactNode;
}

/** A cell of a table, or a part of an entry of a list. */
export function Cell({ label, placeholder = NOTHING, children }: CellProps) {
  const isEmpty = children === undefined;
  return (
    <TableCell className={clsx(styles.cell, isEmpty && styles.empty)}>
      {label !== undefined && !isEmpty && (
        <>
          <span className={styles.label}>{label}</span>{' '}
        </>
      )}
      {isEmpty ? placeholder : children}
    </TableCell>
  );
}
