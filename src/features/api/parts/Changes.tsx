import Link from '@docusaurus/Link';
import type { ApiComponentPage } from '@site/plugins/content/api-reference/contract';
import type { ApiChange } from '@site/plugins/content/api-changes/contract';
import { Fragment } from 'react';
import { Code } from '../rows/Code';
import { usePrintedOpen } from '../usePrintedOpen';
import styles from '../styles.module.css';
import { findChangedRow } from './findChangedRow';
import { summarizeChanges } from './summarizeChanges';
import { versionLabel } from '@site/src/site/versionLabel';
import { t, tNodes } from '../texts';

function Values({ from, to }: Pick<ApiChange, 'from' | 'to'>) {
  const values = { from: <Code>{from ?? ''}</Code>, to: <Code>{to ?? ''}</Code> };
  if (from !== undefined && to !== undefined) return tNodes('api.changes.fromTo', values);
  if (from !== undefined) return tNodes('api.changes.was', values);
  return to === undefined ? null : tNodes('api.changes.to', values);
}

function Change({ change, href }: { readonly change: ApiChange; readonly href?: string }) {
  const { kind, subject, name, from, to } = change;
  const code = <Code className={styles.changed}>{name}</Code>;
  // The new name of a rename is the row's name.
  const values = kind === 'renamed' ? { from } : { from, to };
  return (
    <li className={styles.change}>
      <span className={styles.kind}>{t(`api.changes.kinds.${kind}`)}</span>{' '}
      <span className={styles.changeText}>
        <span className={styles.subject}>{t(`api.changes.subjects.${subject}`)}</span>{' '}
        {href === undefined ? code : <a href={href}>{code}</a>}{' '}
        <span className={styles.values}>
          <Values {...values} />
        </span>
      </span>
    </li>
  );
}

interface ChangesProps {
  readonly page: ApiComponentPage;
  readonly changes: NonNullable<ApiComponentPage['changes']>;
}

/** Changes of a component since the older version: a summary, and a list when opened. */
export function Changes({ page, changes }: ChangesProps) {
  const details = usePrintedOpen();
  const from = versionLabel(changes.from);
  const to = versionLabel(changes.to);
  return (
    <details ref={details} className={styles.changes}>
      <summary>
        <span>{t('api.changes.summary', { version: from })}</span>{' '}
        {summarizeChanges(changes.list).map(({ kind, count }) => (
          <Fragment key={kind}>
            <span className={styles.count}>{t(`api.changes.counts.${kind}`, { count })}</span>{' '}
          </Fragment>
        ))}
      </summary>
      <ul>
        {changes.list.map((change) => {
          const id = findChangedRow(page, change);
          return (
            <Change
              key={`${change.subject} ${change.kind} ${change.name}`}
              change={change}
              href={id === undefined ? undefined : `#${id}`}
            />
          );
        })}
      </ul>
      {changes.page !== undefined && (
        <p>
          <Link to={changes.page}>{t('api.changes.all', { from, to })}</Link>
        </p>
      )}
    </details>
  );
}
