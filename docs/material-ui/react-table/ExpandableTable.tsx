import * as React from 'react';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const visits = [
  { date: 'Feb 24', doctor: 'Dr. Weber', note: 'Cough for three weeks. X-ray ordered.' },
  { date: 'Jan 12', doctor: 'Dr. Moore', note: 'Tetanus vaccination, valid until 2036.' },
  { date: 'Oct 3', doctor: 'Dr. Weber', note: 'Annual checkup. No findings.' },
];

export default function ExpandableTable() {
  const [open, setOpen] = React.useState('Feb 24');

  return (
    <Table aria-label="Visits of Finn Walsh" sx={{ maxWidth: 440 }}>
      <TableHead>
        <TableRow>
          <TableCell>Date</TableCell>
          <TableCell>Doctor</TableCell>
          <TableCell align="right">Note</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {visits.map(({ date, doctor, note }) => (
          <React.Fragment key={date}>
            <TableRow sx={{ [`& > .${tableCellClasses.root}`]: { borderBottom: 'none' } }}>
              <TableCell component="th" scope="row">
                {date}
              </TableCell>
              <TableCell>{doctor}</TableCell>
              <TableCell align="right" sx={{ py: 0 }}>
                <IconButton
                  edge="end"
                  aria-label={`Note of ${date}`}
                  aria-expanded={open === date}
                  onClick={() => setOpen(open === date ? '' : date)}
                >
                  {open === date ? <ExpandLessIcon /> : <ExpandMoreIcon />}
                </IconButton>
              </TableCell>
            </TableRow>
            <TableRow>
              <TableCell colSpan={3} sx={{ py: 0 }}>
                <Collapse in={open === date}>
                  <Typography variant="body2" sx={{ pb: 2, color: 'text.secondary' }}>
                    {note}
                  </Typography>
                </Collapse>
              </TableCell>
            </TableRow>
          </React.Fragment>
        ))}
      </TableBody>
    </Table>
  );
}
