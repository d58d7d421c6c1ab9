import type { ApiRow } from '@site/plugins/content/api-reference/contract';
import type { TranslationKey } from '@site/src/features/locale';
import clsx from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import { Code } from './Code';
import { PlanLink } from './PlanLink';
import { t } from '../texts';
import styles from './rows.module.css';

interface RowProps {
  readonly row: ApiRow;
  /** Displayed name; default `row.name`. */
  readonly name?: string;
  /** Marks and links after the name. */
  readonly marks?: ReactNode;
  /** Notes after the name, in the list layouts. */
  readonly notes: readonly TranslationKey<'api'>[];
  /** Set and changed when the URL's hash names the row, which then opens. */
  readonly visit: string | undefined;
  /** The other cells. */
  readonly children: ReactNode;
}

/**
 * A table row, or a list entry. In the collapsed list, only its name is visible. Before hydration,
 * the style sheet opens the row in the URL's hash.
 */
export function Row({ row, name = row.name, marks, notes, visit, children }: RowProps) {
  // Until the reader or the URL decides, the style sheet does.
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    if (visit !== undefined) setOpen(true);
  }, [visit]);

  const nameId = `${row.id}--name`;
  return (
    <tr role="row" id={row.id} className={styles.row} data-open={open}>
      {/* The link and the button are not part of the row's name. */}
      <th role="rowheader" scope="row" aria-labelledby={nameId} className={styles.nameCell}>
        {row.formerId !== undefined && <span id={row.formerId} />}
        <Code id={nameId} className={clsx(styles.name, row.deprecated !== undefined && styles.old)}>
          {name}
        </Code>
        {marks}
        {row.plan && <PlanLink plan={row.plan} />}
        {row.since !== undefined && (
          <span className={styles.mark}>{t('api.since', { version: row.since })}</span>
        )}
        {row.deprecatedSince !== undefined && (
          <span className={clsx(styles.mark, styles.warning)}>
            {t('api.deprecatedSince', { version: row.deprecatedSince })}
          </span>
        )}
        {notes.length > 0 && (
          <span className={styles.notes} data-no-markdown="">
            {notes.map((key) => t(key)).join(' - ')}
          </span>
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
