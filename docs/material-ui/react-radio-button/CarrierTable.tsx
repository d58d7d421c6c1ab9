import * as React from 'react';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const carriers = [
  { name: 'Redwing', days: 2, price: '$11.20' },
  { name: 'Polar Post', days: 4, price: '$7.80' },
  { name: 'Bluebird', days: 6, price: '$5.10' },
];

export default function CarrierTable() {
  const [chosen, setChosen] = React.useState('Polar Post');

  return (
    <RadioGroup
      aria-label="Carrier"
      name="carrier"
      value={chosen}
      onChange={(_event, value) => setChosen(value)}
      sx={{ gap: 1.5, width: '100%', maxWidth: 380 }}
    >
      <Table size="small" aria-label="Offers of the carriers">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">Send</TableCell>
            <TableCell>Carrier</TableCell>
            <TableCell align="right">Days</TableCell>
            <TableCell align="right">Price</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {carriers.map(({ name, days, price }) => (
            <TableRow key={name} selected={name === chosen}>
              <TableCell padding="checkbox">
                <Radio value={name} inputProps={{ 'aria-label': name }} />
              </TableCell>
              <TableCell>{name}</TableCell>
              <TableCell align="right">{days}</TableCell>
              <TableCell align="right">{price}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography role="status" variant="body2">
        Your parcel travels with {chosen}.
      </Typography>
    </RadioGroup>
  );
}
