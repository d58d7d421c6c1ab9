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

function VisitRows({ date, doctor, note }: (typeof visits)[number]) {
  const noteId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [hidden, setHidden] = React.useState(true);

  return (
    <React.Fragment>
      <TableRow sx={{ [`& > .${tableCellClasses.root}`]: { borderBottom: 'none' } }}>
        <TableCell component="th" scope="row">
          {date}
        </TableCell>
        <TableCell>{doctor}</TableCell>
        <TableCell align="right" sx={{ py: 0 }}>
          <IconButton
            edge="end"
            aria-label={`Note of ${date}`}
            aria-expanded={open}
            aria-controls={noteId}
            onClick={() => setOpen(!open)}
          >
            {open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          </IconButton>
        </TableCell>
      </TableRow>
      <TableRow id={noteId} aria-hidden={!open && hidden}>
        <TableCell colSpan={3} sx={{ py: 0 }}>
          <Collapse
            in={open}
            unmountOnExit
            onEnter={() => setHidden(false)}
            onExited={() => setHidden(true)}
          >
            <Typography variant="body2" sx={{ pb: 2, color: 'text.secondary' }}>
              {note}
            </Typography>
          </Collapse>
        </TableCell>
      </TableRow>
    </React.Fragment>
  );
}

export default function ExpandableTable() {
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
        {visits.map((visit) => (
          <VisitRows key={visit.date} {...visit} />
        ))}
      </TableBody>
    </Table>
  );
}
