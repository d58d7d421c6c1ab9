import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import PrintIcon from '@mui/icons-material/Print';

const orders = [
  { id: 4117, customer: 'Ingrid Hansen' },
  { id: 4116, customer: 'Café Luna' },
  { id: 4115, customer: 'Tomás Rocha' },
];

export default function OrderList() {
  return (
    <List aria-label="Open orders" sx={{ width: '100%', maxWidth: 360 }}>
      {orders.map(({ id, customer }) => (
        <ListItem
          key={id}
          divider
          secondaryAction={
            <IconButton edge="end" aria-label={`Print order ${id}`}>
              <PrintIcon />
            </IconButton>
          }
        >
          <ListItemText primary={`Order ${id}`} secondary={customer} />
        </ListItem>
      ))}
    </List>
  );
}
