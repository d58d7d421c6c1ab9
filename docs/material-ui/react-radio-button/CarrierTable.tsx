import * as React from 'react';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const carriers = [
  { id: 'redwing', name: 'Redwing', days: 2, price: '$11.20' },
  { id: 'polar', name: 'Polar Post', days: 4, price: '$7.80' },
  { id: 'bluebird', name: 'Bluebird', days: 6, price: '$5.10' },
];

export default function CarrierTable() {
  const group = React.useId();
  const [chosen, setChosen] = React.useState('Polar Post');

  return (
    <Stack sx={{ gap: 1.5, width: '100%', maxWidth: 380 }}>
      <RadioGroup
        aria-label="Carrier"
        name="carrier"
        value={chosen}
        onChange={(_event, value) => setChosen(value)}
      >
        <Table size="small" aria-label="Carriers for your parcel">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">Choose</TableCell>
              <TableCell>Carrier</TableCell>
              <TableCell align="right">Days</TableCell>
              <TableCell align="right">Price</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {carriers.map(({ id, name, days, price }) => (
              <TableRow key={id} selected={name === chosen}>
                <TableCell padding="checkbox">
                  <Radio id={`${group}-${id}`} value={name} />
                </TableCell>
                <TableCell>
                  <label htmlFor={`${group}-${id}`}>{name}</label>
                </TableCell>
                <TableCell align="right">{days}</TableCell>
                <TableCell align="right">{price}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </RadioGroup>
      <Typography role="status" variant="body2">
        Your parcel travels with {chosen}.
      </Typography>
    </Stack>
  );
}
