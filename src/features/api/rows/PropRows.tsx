import type { ApiPropRow } from '@site/plugins/content/api-reference/contract';
import { memo } from 'react';
import { Cell } from './Cell';
import { Code } from './Code';
import { Html } from './Html';
import { PropNotes } from './PropNotes';
import { PropType } from './PropType';
import { Row } from './Row';
import { rowNotes } from './rowNotes';
import { RowTable, type Column } from './RowTable';
import { RowText } from './RowText';
import { Signature } from './Signature';
import styles from './rows.module.css';
import { t, tNodes } from '../texts';
import textStyles from './text.module.css';

/** Suffixes of names in a table: required props, optional values. */
const REQUIRED = '*';
const OPTIONAL = '?';

interface PropRowProps {
  readonly row: ApiPropRow;
  readonly anchorPrefix: string;
  readonly hasDefaults: boolean;
  readonly isResult: boolean;
  readonly visit: string | undefined;
}

const PropRow = memo(function PropRow(props: PropRowProps) {
  const { row, anchorPrefix, hasDefaults, isResult, visit } = props;
  const { required, types, expanded, links, see, notes, signature } = row;
  return (
    <Row
      row={row}
      notes={rowNotes(row, isResult)}
      visit={visit}
      marks={
        <>
          {required && !isResult && (
            <span role="img" aria-label={t('api.required')} className={styles.required}>
              {REQUIRED}
            </span>
          )}
          {!required && isResult && (
            <span role="img" aria-label={t('api.optional')} className={styles.optional}>
              {OPTIONAL}
            </span>
          )}
        </>
      }
    >
      <Cell label={t('api.labels.type')}>
        <PropType types={types} expanded={expanded} links={links} />
      </Cell>
      {hasDefaults && (
        <Cell label={t('api.labels.default')}>
          {row.default === undefined ? undefined : <Code>{row.default}</Code>}
        </Cell>
      )}
      <RowText
        row={row}
        notes={
          <>
            {see !== undefined && (
              <div className={textStyles.note}>
                {tNodes('api.see', { reference: <Html inline html={see} /> })}
              </div>
            )}
            {notes && <PropNotes notes={notes} anchorPrefix={anchorPrefix} />}
          </>
        }
      >
        {signature && <Signature signature={signature} links={links} />}
      </RowText>
    </Row>
  );
});

interface PropRowsProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly rows: readonly ApiPropRow[];
  readonly anchorPrefix: string;
  /** Whether users get these, like the return values of a hook. */
  readonly isResult?: boolean;
}

/** Props, properties of an interface, or the parameters or return values of a hook. */
export function PropRows({ label, rows, anchorPrefix, isResult = false }: PropRowsProps) {
  const hasDefaults = rows.some((row) => row.default !== undefined);
  const columns: readonly Column[] = [
    { title: 'api.columns.name', width: 'small' },
    { title: 'api.columns.type', width: 'medium' },
    ...(hasDefaults ? [{ title: 'api.columns.default', width: 'narrow' } as const] : []),
    { title: 'api.columns.description', width: 'wide' },
  ];
  return (
    <RowTable
      label={label}
      columns={columns}
      rows={rows}
      renderRow={(row, visit) => (
        <PropRow
          key={row.id}
          row={row}
          anchorPrefix={anchorPrefix}
          hasDefaults={hasDefaults}
          isResult={isResult}
          visit={visit}
        />
      )}
    />
  );
}
