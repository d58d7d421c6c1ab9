import type { ApiRow } from '@site/plugins/content/api-reference/contract';
import { t, type TranslationKey } from '@site/src/features/locale';
import clsx from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import { Code } from './Code';
import styles from './rows.module.css';

interface RowProps {
  readonly row: ApiRow;
  /** What the row is called on the page; default its name. */
  readonly name?: string;
  /** Follows the name: marks and links. */
  readonly marks?: ReactNode;
  /** Follows the name in the lists. */
  readonly notes: readonly TranslationKey[];
  /** Set, and changed, when the address names the row: it opens. */
  readonly visit: string | undefined;
  /** The other cells. */
  readonly children: ReactNode;
}

/**
 * A row of a table, or an entry of a list. In the collapsed list it is closed but for its name; the
 * style sheet keeps the one that the address names open before the page is interactive, too.
 */
export function Row({ row, name = row.name, marks, notes, visit, children }: RowProps) {
  // Until the reader or the address says, the style sheet decides.
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    if (visit !== undefined) setOpen(true);
  }, [visit]);

  return (
    <tr role="row" id={row.id} className={styles.row} data-open={open}>
      <th role="rowheader" scope="row" className={styles.nameCell}>
        <Code className={clsx(styles.name, row.deprecated !== undefined && styles.old)}>
          {name}
        </Code>
        {marks}
        {row.since !== undefined && (
          <span className={styles.mark}>{t('api.since', { version: row.since })}</span>
        )}
        {row.deprecatedSince !== undefined && (
          <span className={clsx(styles.mark, styles.warning)}>
            {t('api.deprecatedSince', { version: row.deprecatedSince })}
          </span>
        )}
        {notes.length > 0 && (
          <span className={styles.notes}>{notes.map((key) => t(key)).join(' - ')}</span>
        )}
        <a
          href={`#${row.id}`}
          className={clsx('hash-link', styles.anchor)}
          aria-label={t('api.linkTo', { name })}
          translate="no"
        />
        <button
          type="button"
          className={styles.expand}
          aria-expanded={open === true}
          aria-label={t(open ? 'api.collapse' : 'api.expand', { name })}
          onClick={() => setOpen(!open)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="m4 6 4 4 4-4" />
          </svg>
        </button>
      </th>
      {children}
    </tr>
  );
}
