import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

type State = 'Loaded' | 'Loading' | 'Empty' | 'Error';

const beds = [
  { bed: '12A', patient: 'Greta Lind' },
  { bed: '12B', patient: 'Hugo Reyes' },
];

const messages: Partial<Record<State, React.ReactNode>> = {
  Empty: 'All beds of ward 3 are free.',
  Error: <Alert severity="error">Ward 3 does not answer. Call extension 330.</Alert>,
};

export default function TableStates() {
  const [state, setState] = React.useState<State>('Loaded');
  const message = messages[state];

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <RadioGroup
        row
        aria-label="State"
        value={state}
        onChange={(_event, next) => setState(next as State)}
      >
        {['Loaded', 'Loading', 'Empty', 'Error'].map((each) => (
          <FormControlLabel key={each} value={each} label={each} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
      <Table aria-label="Beds of ward 3" aria-busy={state === 'Loading'}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 96 }}>Bed</TableCell>
            <TableCell>Patient</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {message ? (
            <TableRow>
              <TableCell colSpan={2} sx={{ height: 106 }}>
                {message}
              </TableCell>
            </TableRow>
          ) : (
            beds.map(({ bed, patient }) => (
              <TableRow key={bed}>
                <TableCell component="th" scope="row">
                  {state === 'Loading' ? <Skeleton /> : bed}
                </TableCell>
                <TableCell>{state === 'Loading' ? <Skeleton /> : patient}</TableCell>
              </TableRow>
            ))
          )}
        </TableBody>
      </Table>
    </Box>
  );
}
