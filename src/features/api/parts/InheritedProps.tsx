import Link from '@docusaurus/Link';
import type { ApiInheritedProps } from '@site/plugins/content/api-reference/contract';
import { useContext, useEffect } from 'react';
import { PropRows } from '../rows/PropRows';
import { matchesFilter, RowFilter } from '../rows/rowFilter';
import { useLinkedRow } from '../rows/useLinkedRow';
import { usePrintedOpen } from '../usePrintedOpen';
import { t } from '../texts';
import styles from '../styles.module.css';

interface GroupProps {
  readonly name: string;
  readonly group: ApiInheritedProps;
  readonly anchorPrefix: string;
}

function Group({ name, group: { origin, to, props }, anchorPrefix }: GroupProps) {
  const details = usePrintedOpen();
  const linked = useLinkedRow();
  const filter = useContext(RowFilter);
  const isLinked = props.some(({ id }) => id === linked.id);

  // Browsers open `<details>` only for their own navigation, and not all do.
  useEffect(() => {
    if (!isLinked || !details.current || details.current.open) return;
    details.current.open = true;
    document.getElementById(linked.id)?.scrollIntoView();
  }, [details, isLinked, linked.id, linked.visit]);

  if (filter !== '' && !props.some((row) => matchesFilter(row, filter))) return null;
  return (
    // A filter opens the groups in which it finds something.
    <details
      ref={details}
      key={filter === '' ? 'all' : 'filtered'}
      open={filter !== ''}
      className={styles.group}
    >
      <summary>{t('api.inheritedFrom', { origin, count: props.length })}</summary>
      {to !== undefined && (
        <p>
          <Link to={to}>{t('api.inheritedPage', { origin })}</Link>
        </p>
      )}
      <PropRows
        label={t('api.tables.inherited', { name, origin })}
        rows={props}
        anchorPrefix={anchorPrefix}
      />
    </details>
  );
}

interface InheritedPropsProps {
  /** The inheriting component. */
  readonly name: string;
  readonly groups: readonly ApiInheritedProps[];
  readonly anchorPrefix: string;
}

/** Props of other components, collapsed, one group per component. */
export function InheritedProps({ name, groups, anchorPrefix }: InheritedPropsProps) {
  return (
    <div className={styles.inherited}>
      <p>{t('api.inherited')}</p>
      {groups.map((group) => (
        <Group key={group.origin} name={name} group={group} anchorPrefix={anchorPrefix} />
      ))}
    </div>
  );
}
