import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const orders = [
  { number: '4101', customer: 'Nordlicht Books', items: 3, total: '$64.00' },
  { number: '4102', customer: 'Café Linde', items: 1, total: '$18.50' },
  { number: '4103', customer: 'Amira Haddad', items: 7, total: '$211.20' },
];

export default function BreakpointQuery() {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('sm'));

  if (!wide) {
    return (
      <List role="list" aria-label="Orders">
        {orders.map(({ number, customer, items, total }) => (
          <ListItem key={number} divider>
            <ListItemText
              primary={`${customer}, ${total}`}
              secondary={`Order ${number}, items: ${items}`}
            />
          </ListItem>
        ))}
      </List>
    );
  }

  return (
    <Box sx={{ p: 2 }}>
      <Table size="small" aria-label="Orders">
        <TableHead>
          <TableRow>
            <TableCell>Order</TableCell>
            <TableCell>Customer</TableCell>
            <TableCell align="right">Items</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map(({ number, customer, items, total }) => (
            <TableRow key={number}>
              <TableCell component="th" scope="row">
                {number}
              </TableCell>
              <TableCell>{customer}</TableCell>
              <TableCell align="right">{items}</TableCell>
              <TableCell align="right">{total}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
