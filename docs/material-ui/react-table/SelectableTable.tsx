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
  { patient: 'Emma Clark', test: 'Blood count' },
  { patient: 'Ben Whitaker', test: 'Lipids' },
  { patient: 'Clara Chen', test: 'Ferritin' },
];

export default function SelectableTable() {
  const [selected, setSelected] = React.useState(['Ben Whitaker']);
  const all = selected.length === results.length;

  const toggle = (patient: string) =>
    setSelected(
      selected.includes(patient)
        ? selected.filter((other) => other !== patient)
        : [...selected, patient],
    );

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
                indeterminate={!all && selected.length > 0}
                onChange={() => setSelected(all ? [] : results.map(({ patient }) => patient))}
              />
            </TableCell>
            <TableCell>Patient</TableCell>
            <TableCell>Test</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {results.map(({ patient, test }) => (
            <TableRow key={patient} hover selected={selected.includes(patient)}>
              <TableCell padding="checkbox">
                <Checkbox
                  inputProps={{ 'aria-label': `Select ${patient}` }}
                  checked={selected.includes(patient)}
                  onChange={() => toggle(patient)}
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
