import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const patients = [
  { id: 4101, name: 'Emma Clark', age: 34 },
  { id: 4102, name: 'Clara Chen', age: 8 },
  { id: 4103, name: 'David Costa', age: 71 },
  { id: 4104, name: 'Ella Park', age: 29 },
  { id: 4105, name: 'Finn Walsh', age: 45 },
  { id: 4106, name: 'Greta Lind', age: 66 },
  { id: 4107, name: 'Hugo Reyes', age: 13 },
];

type Column = 'name' | 'age';
const ROWS = 4;

export default function PatientTable() {
  const [rows, setRows] = React.useState(patients);
  const [selected, setSelected] = React.useState<number[]>([]);
  const [column, setColumn] = React.useState<Column>('name');
  const [order, setOrder] = React.useState<'asc' | 'desc'>('asc');
  const [page, setPage] = React.useState(0);
  const titleRef = React.useRef<HTMLHeadingElement>(null);

  const sorted = [...rows].sort((one, other) => {
    const difference = column === 'age' ? one.age - other.age : one.name.localeCompare(other.name);
    return order === 'asc' ? difference : -difference;
  });
  // Fewer rows can mean fewer pages.
  const shownPage = Math.min(page, Math.max(0, Math.ceil(rows.length / ROWS) - 1));
  const all = rows.length > 0 && selected.length === rows.length;
  const some = selected.length > 0 && !all;

  const select = (id: number, checked: boolean) =>
    setSelected(checked ? [...selected, id] : selected.filter((other) => other !== id));

  const discharge = () => {
    setRows(rows.filter(({ id }) => !selected.includes(id)));
    setSelected([]);
    // The button disappears with the selection.
    titleRef.current?.focus();
  };

  const sortLabel = (id: Column, label: string) => (
    <TableSortLabel
      active={id === column}
      direction={id === column ? order : 'asc'}
      onClick={() => {
        setColumn(id);
        setOrder(id === column && order === 'asc' ? 'desc' : 'asc');
        setPage(0);
      }}
    >
      {label}
    </TableSortLabel>
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Toolbar disableGutters sx={{ gap: 2 }}>
        <Typography ref={titleRef} tabIndex={-1} variant="h6" component="h3" sx={{ flexGrow: 1 }}>
          Patients
        </Typography>
        <Typography role="status">{selected.length} selected</Typography>
        {selected.length > 0 && <Button onClick={discharge}>Discharge</Button>}
      </Toolbar>
      <TableContainer>
        <Table size="small" aria-label="Patients">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  inputProps={{ 'aria-label': 'Select all patients' }}
                  checked={all}
                  indeterminate={some}
                  inputRef={(input: HTMLInputElement | null) => {
                    if (input) input.indeterminate = some;
                  }}
                  onChange={() => setSelected(all ? [] : rows.map(({ id }) => id))}
                />
              </TableCell>
              <TableCell sortDirection={column === 'name' && order}>
                {sortLabel('name', 'Name')}
              </TableCell>
              <TableCell align="right" sortDirection={column === 'age' && order}>
                {sortLabel('age', 'Age')}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sorted.slice(shownPage * ROWS, shownPage * ROWS + ROWS).map(({ id, name, age }) => (
              <TableRow key={id} hover selected={selected.includes(id)}>
                <TableCell padding="checkbox">
                  <Checkbox
                    inputProps={{ 'aria-label': `Select ${name}` }}
                    checked={selected.includes(id)}
                    onChange={(_event, checked) => select(id, checked)}
                  />
                </TableCell>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">{age}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={rows.length}
        page={shownPage}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={ROWS}
        rowsPerPageOptions={[]}
      />
    </Box>
  );
}
