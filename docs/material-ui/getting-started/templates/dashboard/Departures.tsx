import * as React from 'react';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { DepartureStatus } from './DepartureStatus';

const departures = [
  { time: '16:40', harbor: 'Turku', ferry: 'Aurora', seats: 64, status: 'onTime' },
  { time: '17:15', harbor: 'Utö', ferry: 'Freya', seats: 12, status: 'late' },
  { time: '18:30', harbor: 'Bergen', ferry: 'Cecilia', seats: 130, status: 'onTime' },
  { time: '20:45', harbor: 'Oslo', ferry: 'Freya', seats: 0, status: 'canceled' },
] as const;

export function Departures() {
  const titleId = React.useId();

  return (
    <Paper component="section" variant="outlined" sx={{ gridColumn: '1 / -1' }}>
      <Typography variant="h6" component="h2" id={titleId} sx={{ p: 2, pb: 0 }}>
        Next departures
      </Typography>
      <TableContainer role="region" aria-labelledby={titleId} tabIndex={0}>
        <Table aria-labelledby={titleId}>
          <TableHead>
            <TableRow>
              <TableCell>Time</TableCell>
              <TableCell>To</TableCell>
              <TableCell>Ferry</TableCell>
              <TableCell align="right">Free seats</TableCell>
              <TableCell>Status</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {departures.map(({ time, harbor, ferry, seats, status }) => (
              <TableRow key={time}>
                <TableCell>{time}</TableCell>
                <TableCell component="th" scope="row">
                  <Link href={`/departures/${time.replace(':', '')}`}>{harbor}</Link>
                </TableCell>
                <TableCell>{ferry}</TableCell>
                <TableCell align="right">{seats}</TableCell>
                <TableCell>
                  <DepartureStatus status={status} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
