import type { ApiRow } from '@site/plugins/content/api-reference/contract';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Html } from './Html';
import rowStyles from './rows.module.css';
import { TableCell } from './TableCell';
import { t, tNodes } from '../texts';
import styles from './text.module.css';

interface RowTextProps {
  readonly row: ApiRow;
  /** Shown between description and deprecation. */
  readonly notes?: ReactNode;
  readonly children?: ReactNode;
}

/** Description of a row, with notes and deprecation. */
export function RowText({ row, notes, children }: RowTextProps) {
  const { description, deprecated } = row;
  return (
    <TableCell className={clsx(rowStyles.cell, rowStyles.description, styles.text)}>
      {description !== '' && <Html html={description} />}
      {notes}
      {deprecated !== undefined && (
        <div className={styles.deprecated}>
          {deprecated === ''
            ? t('api.deprecated')
            : tNodes('api.deprecatedBecause', { reason: <Html inline html={deprecated} /> })}
        </div>
      )}
      {children}
    </TableCell>
  );
}
