import type { ApiClassRow, ApiComponentPage } from '@site/plugins/content/api-reference/contract';
import { memo } from 'react';
import { Cell } from '../rows/Cell';
import { Code } from '../rows/Code';
import { Displayed } from '../rows/Displayed';
import { Row } from '../rows/Row';
import { rowNotes } from '../rows/rowNotes';
import { RowTable } from '../rows/RowTable';
import { RowText } from '../rows/RowText';
import { t } from '../texts';

interface ClassRowProps {
  readonly row: ApiClassRow;
  readonly visit: string | undefined;
}

const ClassRow = memo(function ClassRow({ row, visit }: ClassRowProps) {
  return (
    <Row row={row} name={`.${row.className}`} notes={rowNotes(row)} visit={visit}>
      <Cell label={t('api.labels.ruleName')} placeholder="">
        {row.global ? undefined : <Code>{row.name}</Code>}
      </Cell>
      <RowText row={row} />
    </Row>
  );
});

export function ClassTable({ page }: { readonly page: ApiComponentPage }) {
  return (
    <Displayed scope={page.displayScope} table="classes" rows={page.classes}>
      <RowTable
        label={t('api.tables.classes', { name: page.name })}
        columns={[
          { title: 'api.columns.className', width: 'wide' },
          { title: 'api.columns.ruleName', width: 'small' },
          { title: 'api.columns.description', width: 'wide' },
        ]}
        rows={page.classes}
        renderRow={(row, visit) => <ClassRow key={row.id} row={row} visit={visit} />}
      />
    </Displayed>
  );
}
