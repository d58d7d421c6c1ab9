import * as React from 'react';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const doctors = [
  { name: 'Dr. Weber', next: 'Monday, 8:30' },
  { name: 'Dr. Moore', next: 'Tuesday, 14:00' },
  { name: 'Dr. Silva', next: 'Friday, 9:20' },
];

export default function ClickableRows() {
  const group = React.useId();
  const [doctor, setDoctor] = React.useState('Dr. Moore');

  return (
    <Table aria-label="Doctors with free appointments" sx={{ maxWidth: 400 }}>
      <TableBody>
        {doctors.map(({ name, next }) => (
          <TableRow
            key={name}
            hover
            selected={name === doctor}
            onClick={() => setDoctor(name)}
            sx={{ cursor: 'pointer' }}
          >
            <TableCell padding="checkbox">
              <Radio
                name={group}
                value={name}
                inputProps={{ 'aria-label': name }}
                checked={name === doctor}
                onChange={() => setDoctor(name)}
              />
            </TableCell>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{next}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
