import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

export default function TableStates() {
  const [state, setState] = React.useState<'error' | 'loading' | 'empty'>('error');

  const load = () => {
    setState('loading');
    // Stands in for a request to a server.
    window.setTimeout(() => setState('empty'), 1500);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Table aria-label="Patients of ward 3" aria-busy={state === 'loading'}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 96 }}>Bed</TableCell>
            <TableCell>Patient</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {state === 'loading' && (
            <TableRow>
              <TableCell>
                <Skeleton />
              </TableCell>
              <TableCell>
                <Skeleton />
              </TableCell>
            </TableRow>
          )}
          {state !== 'loading' && (
            <TableRow>
              <TableCell colSpan={2}>
                {state === 'error' ? 'Ward 3 does not answer.' : 'All beds of ward 3 are free.'}
              </TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
      <Button onClick={load} sx={{ mt: 1 }}>
        Load again
      </Button>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {state === 'loading' && 'Loading the patients…'}
        {state === 'error' && 'The patients were not loaded.'}
        {state === 'empty' && 'No patients.'}
      </Typography>
    </Box>
  );
}
