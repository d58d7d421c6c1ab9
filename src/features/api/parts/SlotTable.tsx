import type { ApiComponentPage, ApiSlotRow } from '@site/plugins/content/api-reference/contract';
import { memo } from 'react';
import { Cell } from '../rows/Cell';
import { Code } from '../rows/Code';
import { Displayed } from '../rows/Displayed';
import { Row } from '../rows/Row';
import { rowNotes } from '../rows/rowNotes';
import { RowTable } from '../rows/RowTable';
import { RowText } from '../rows/RowText';
import { t } from '../texts';

interface SlotRowProps {
  readonly row: ApiSlotRow;
  readonly visit: string | undefined;
}

const SlotRow = memo(function SlotRow({ row, visit }: SlotRowProps) {
  return (
    <Row row={row} notes={rowNotes(row)} visit={visit}>
      <Cell label={t('api.labels.className')}>
        {row.className === null ? undefined : <Code>{`.${row.className}`}</Code>}
      </Cell>
      <Cell label={t('api.labels.defaultComponent')}>
        {row.default === undefined ? undefined : <Code>{row.default}</Code>}
      </Cell>
      <RowText row={row} />
    </Row>
  );
});

export function SlotTable({ page }: { readonly page: ApiComponentPage }) {
  return (
    <Displayed scope={page.displayScope} table="slots" rows={page.slots}>
      <RowTable
        label={t('api.tables.slots', { name: page.name })}
        columns={[
          { title: 'api.columns.slotName', width: 'narrow' },
          { title: 'api.columns.className', width: 'medium' },
          { title: 'api.columns.defaultComponent', width: 'small' },
          { title: 'api.columns.description', width: 'wide' },
        ]}
        rows={page.slots}
        renderRow={(row, visit) => <SlotRow key={row.id} row={row} visit={visit} />}
      />
    </Displayed>
  );
}
