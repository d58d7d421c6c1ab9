import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { total } from './order';

const items = [
  { name: 'Pannier bag', detail: 'Waxed canvas, 2 pieces', price: '€118.00' },
  { name: 'Front light', detail: 'Rechargeable', price: '€39.00' },
  { name: 'Delivery', detail: 'Two working days', price: '€7.00' },
];

export function OrderSummary() {
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h6" component="h2">
        Your order
      </Typography>
      <List role="list" disablePadding>
        {items.map(({ name, detail, price }) => (
          <ListItem key={name} disableGutters sx={{ gap: 1 }}>
            <ListItemText primary={name} secondary={detail} />
            <Typography>{price}</Typography>
          </ListItem>
        ))}
      </List>
      <Typography sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: 'bold' }}>
        <span>Total</span>
        <span>{total}</span>
      </Typography>
    </Paper>
  );
}
