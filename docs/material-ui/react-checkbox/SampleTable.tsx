import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const samples = [
  { id: 'B-201', test: 'Blood count' },
  { id: 'B-202', test: 'Iron' },
  { id: 'U-118', test: 'Urine culture' },
];

export default function SampleTable() {
  const [picked, setPicked] = React.useState(['B-202']);
  const [message, setMessage] = React.useState('');

  const print = () =>
    setMessage(picked.length > 0 ? `Printed: ${picked.join(', ')}` : 'Check a sample first.');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', width: '100%', maxWidth: 360 }}>
      <Table size="small" aria-label="Today’s samples">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">Print</TableCell>
            <TableCell>Sample</TableCell>
            <TableCell>Test</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {samples.map(({ id, test }) => (
            <TableRow key={id} selected={picked.includes(id)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={picked.includes(id)}
                  inputProps={{ 'aria-label': `Print the label of ${id}` }}
                  onChange={(_event, checked) =>
                    setPicked(checked ? [...picked, id] : picked.filter((each) => each !== id))
                  }
                />
              </TableCell>
              <TableCell>{id}</TableCell>
              <TableCell>{test}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Button variant="outlined" onClick={print}>
        Print labels
      </Button>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
