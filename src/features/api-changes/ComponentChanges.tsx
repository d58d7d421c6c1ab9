import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import { TableCell } from '@site/src/features/api';
import { memo } from 'react';
import { ChangeDetails } from './ChangeDetails';
import { groupOf } from './changeFilter';
import { Code } from './Code';
import type { ApiChange, ApiComponentChanges } from '@site/plugins/content/api-changes/contract';
import { t } from './texts';
import styles from './styles.module.css';

/** The name as written in code. */
const shownName = ({ subject, name, className }: ApiChange) =>
  subject === 'class' && className ? `.${className}` : name;

interface ChangeRowProps {
  readonly change: ApiChange;
  /** Path of the component's API page. */
  readonly page: string;
  readonly apiRoute: string;
}

function ChangeRow({ change, page, apiRoute }: ChangeRowProps) {
  const { kind, subject, anchor } = change;
  const code = <Code strong>{shownName(change)}</Code>;
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className={styles.nameCell}>
        {anchor === undefined ? code : <Link to={`${page}#${anchor}`}>{code}</Link>}{' '}
        <span className={styles.subject}>{t(`apiChanges.subject.${subject}`)}</span>
      </th>
      <TableCell className={styles.kindCell}>
        <span className={clsx(styles.kind, styles[groupOf(kind)])}>
          {t(`apiChanges.kinds.${kind}`)}
        </span>
      </TableCell>
      <TableCell className={styles.details}>
        <ChangeDetails change={change} apiRoute={apiRoute} />
      </TableCell>
    </tr>
  );
}

const isGone = ({ kind, subject }: ApiChange) => subject === 'component' && kind === 'removed';

interface ComponentChangesProps {
  readonly component: ApiComponentChanges;
  readonly apiRoute: string;
}

/**
 * Changes of a component, below a heading with an anchor. Table roles are explicit, because
 * browsers drop those of tables with another `display`.
 */
export const ComponentChanges = memo(function ComponentChanges({
  component: { name, slug, changes },
  apiRoute,
}: ComponentChangesProps) {
  const page = `${apiRoute}/${slug}/`;
  return (
    <section className={styles.component}>
      <div className={styles.heading}>
        <Heading as="h3" id={slug} className={styles.name}>
          {name}
        </Heading>
        {!changes.some(isGone) && <Link to={page}>{t('apiChanges.apiPage', { name })}</Link>}
      </div>
      <table role="table" aria-label={name} className={styles.table}>
        <thead className="visually-hidden">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('apiChanges.columns.name')}
            </th>
            <th role="columnheader" scope="col">
              {t('apiChanges.columns.kind')}
            </th>
            <th role="columnheader" scope="col">
              {t('apiChanges.columns.details')}
            </th>
          </tr>
        </thead>
        <tbody className={styles.body}>
          {changes.map((change) => (
            <ChangeRow
              key={`${change.subject} ${change.name} ${change.kind}`}
              change={change}
              page={page}
              apiRoute={apiRoute}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
});
