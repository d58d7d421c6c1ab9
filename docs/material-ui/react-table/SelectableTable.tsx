import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const results = [
  { id: 801, patient: 'Emma Clark', test: 'Blood count' },
  { id: 802, patient: 'Ben Whitaker', test: 'Lipids' },
  { id: 803, patient: 'Clara Chen', test: 'Ferritin' },
];

export default function SelectableTable() {
  const [selected, setSelected] = React.useState([802]);
  const all = selected.length === results.length;
  const some = selected.length > 0 && !all;

  const select = (id: number, checked: boolean) =>
    setSelected(checked ? [...selected, id] : selected.filter((other) => other !== id));

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Typography role="status" sx={{ pb: 1 }}>
        {selected.length} of {results.length} selected
      </Typography>
      <Table aria-label="New laboratory results">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                inputProps={{ 'aria-label': 'Select all results' }}
                checked={all}
                indeterminate={some}
                inputRef={(input: HTMLInputElement | null) => {
                  if (input) input.indeterminate = some;
                }}
                onChange={() => setSelected(all ? [] : results.map(({ id }) => id))}
              />
            </TableCell>
            <TableCell>Patient</TableCell>
            <TableCell>Test</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {results.map(({ id, patient, test }) => (
            <TableRow key={id} hover selected={selected.includes(id)}>
              <TableCell padding="checkbox">
                <Checkbox
                  inputProps={{ 'aria-label': `Select ${patient}` }}
                  checked={selected.includes(id)}
                  onChange={(_event, checked) => select(id, checked)}
                />
              </TableCell>
              <TableCell component="th" scope="row">
                {patient}
              </TableCell>
              <TableCell>{test}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
