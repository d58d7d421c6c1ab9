import Heading from '@theme/Heading';
import type {
  ApiComponentPage,
  ApiHookPage,
  ApiInterfacePage,
  ApiPropertyGroup,
} from '@site/plugins/content/api-reference/contract';
import { useContext, useMemo } from 'react';
import { Displayed } from '../rows/Displayed';
import { PropRows } from '../rows/PropRows';
import { matchesFilter, RowFilter } from '../rows/rowFilter';
import { InheritedProps } from './InheritedProps';
import { NativeAttributes, NoOwnProps } from './notes';
import styles from '../styles.module.css';
import { t } from '../texts';

/** Own and inherited props of a component. */
export function Props({ page }: { readonly page: ApiComponentPage }) {
  const { name, props, inherited, native, anchorPrefix, displayScope } = page;
  const allRows = useMemo(
    () => [...props, ...inherited.flatMap((group) => group.props)],
    [inherited, props],
  );
  const tables = (
    <>
      {props.length > 0 ? (
        <PropRows
          label={t('api.tables.props', { name })}
          rows={props}
          anchorPrefix={anchorPrefix}
        />
      ) : (
        <NoOwnProps name={name} />
      )}
      {inherited.length > 0 && (
        <InheritedProps name={name} groups={inherited} anchorPrefix={anchorPrefix} />
      )}
    </>
  );
  return (
    <>
      {props.length > 0 || inherited.length > 0 ? (
        <Displayed scope={displayScope} table="props" rows={allRows}>
          {tables}
        </Displayed>
      ) : (
        tables
      )}
      {native && <NativeAttributes {...native} />}
    </>
  );
}

interface PropertiesProps {
  readonly page: ApiInterfacePage;
}

function Group({ page, group }: PropertiesProps & { readonly group: ApiPropertyGroup }) {
  const { id, name = page.name, rows } = group;
  const filter = useContext(RowFilter);
  if (!rows.some((row) => matchesFilter(row, filter))) return null;
  return (
    <>
      {id !== undefined && (
        <Heading as="h3" id={id} className={styles.part}>
          {name}
        </Heading>
      )}
      <PropRows
        isResult={page.isGiven}
        label={t('api.tables.properties', { name })}
        rows={rows}
        anchorPrefix={page.anchorPrefix}
      />
    </>
  );
}

/** Properties of an interface, by the parts that a long one is composed of. */
export function Properties({ page }: PropertiesProps) {
  const { groups, displayScope } = page;
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
  return (
    <Displayed scope={displayScope} table="props" rows={rows}>
      {groups.map((group) => (
        <Group key={group.name ?? ''} page={page} group={group} />
      ))}
    </Displayed>
  );
}

interface HookTableProps {
  readonly page: ApiHookPage;
  readonly part: 'parameters' | 'returnValue';
}

/** Parameters or return value of a hook. */
export function HookTable({ page, part }: HookTableProps) {
  const { name, [part]: rows, anchorPrefix, displayScope } = page;
  return (
    <Displayed scope={displayScope} table="props" rows={rows}>
      <PropRows
        isResult={part === 'returnValue'}
        label={t(`api.tables.${part}`, { name })}
        rows={rows}
        anchorPrefix={anchorPrefix}
      />
    </Displayed>
  );
}
