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

type Column = keyof (typeof samples)[number];
type Sort = { column: Column; order: 'asc' | 'desc' };

const columns: { id: Column; label: string; align?: 'right' }[] = [
  { id: 'patient', label: 'Patient' },
  { id: 'test', label: 'Test' },
  { id: 'wait', label: 'Minutes', align: 'right' },
];
const collator = new Intl.Collator('en', { numeric: true });

export default function SortableTable() {
  const [{ column, order }, setSort] = React.useState<Sort>({ column: 'wait', order: 'desc' });

  const sorted = [...samples].sort((one, other) => {
    const difference = collator.compare(`${one[column]}`, `${other[column]}`);
    return order === 'asc' ? difference : -difference;
  });

  return (
    <Table aria-label="Samples that wait in the laboratory" sx={{ maxWidth: 480 }}>
      <TableHead>
        <TableRow>
          {columns.map(({ id, label, align }) => (
            <TableCell key={id} align={align} sortDirection={id === column && order}>
              <TableSortLabel
                active={id === column}
                direction={id === column ? order : 'asc'}
                onClick={() =>
                  setSort({ column: id, order: id === column && order === 'asc' ? 'desc' : 'asc' })
                }
                sx={{
                  [`& .${tableSortLabelClasses.icon}`]: { opacity: 0.3 },
                  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 4 },
                }}
              >
                {label}
              </TableSortLabel>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {sorted.map(({ patient, test, wait }) => (
          <TableRow key={patient}>
            <TableCell component="th" scope="row">
              {patient}
            </TableCell>
            <TableCell>{test}</TableCell>
            <TableCell align="right">{wait}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
