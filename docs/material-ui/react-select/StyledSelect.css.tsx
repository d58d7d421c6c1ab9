import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import './StyledSelect.css';

const orders = ['Starting time', 'Title', 'Seats left'];

export default function StyledSelect() {
  const id = React.useId();

  return (
    <div className="sort">
      <Typography id={`${id}-label`} variant="body2">
        Sort by
      </Typography>
      <Select
        labelId={`${id}-label`}
        id={id}
        defaultValue="Starting time"
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
