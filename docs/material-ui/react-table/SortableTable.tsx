import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel, { tableSortLabelClasses } from '@mui/material/TableSortLabel';

const samples = [
  { patient: 'Ben Whitaker', test: 'Lipids', wait: 48 },
  { patient: 'Ella Park', test: 'Glucose', wait: 7 },
  { patient: 'Emma Clark', test: 'Blood count', wait: 112 },
  { patient: 'Clara Chen', test: 'Ferritin', wait: 31 },
];

type Sample = (typeof samples)[number];
type Column = keyof Sample;

function compare(one: Sample, other: Sample, column: Column) {
  // Numbers are subtracted: as text, 112 comes before 48.
  if (column === 'wait') return one.wait - other.wait;
  return one[column].localeCompare(other[column]);
}

export default function SortableTable() {
  const [column, setColumn] = React.useState<Column>('wait');
  const [order, setOrder] = React.useState<'asc' | 'desc'>('desc');
  const sign = order === 'asc' ? 1 : -1;
  const sorted = [...samples].sort((one, other) => sign * compare(one, other, column));

  const sortCell = (id: Column, label: string) => (
    <TableCell sortDirection={id === column && order}>
      <TableSortLabel
        active={id === column}
        direction={id === column ? order : 'asc'}
        onClick={() => {
          setColumn(id);
          setOrder(id === column && order === 'asc' ? 'desc' : 'asc');
        }}
        sx={{
          [`& .${tableSortLabelClasses.icon}`]: { opacity: 0.3 },
          '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 4 },
        }}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );

  return (
    <Table aria-label="Samples that wait in the laboratory" sx={{ maxWidth: 480 }}>
      <TableHead>
        <TableRow>
          {sortCell('patient', 'Patient')}
          {sortCell('test', 'Test')}
          {sortCell('wait', 'Minutes')}
        </TableRow>
      </TableHead>
      <TableBody>
        {sorted.map(({ patient, test, wait }) => (
          <TableRow key={patient}>
            <TableCell component="th" scope="row">
              {patient}
            </TableCell>
            <TableCell>{test}</TableCell>
            <TableCell>{wait}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
