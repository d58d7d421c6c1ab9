import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import './StyledSelect.css';

const orders = ['Starting time', 'Title', 'Seats left'];

export default function StyledSelect() {
  const [order, setOrder] = React.useState('Starting time');

  return (
    <div className="sort">
      <Typography id="order-label" variant="body2">
        Sort by
      </Typography>
      <Select
        labelId="order-label"
        id="order"
        value={order}
        onChange={(event) => setOrder(event.target.value)}
        MenuProps={{ slotProps: { paper: { className: 'sort-menu' } } }}
        className="sort-select"
      >
        {orders.map((each) => (
          <MenuItem key={each} value={each} className="sort-option">
            {each}
          </MenuItem>
        ))}
      </Select>
    </div>
  );
}
