import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';

const orders = ['Starting time', 'Title', 'Seats left'];

const select = [
  'rounded-full bg-(--mui-palette-action-hover) text-[14px]',
  '[&_.MuiSelect-select]:py-2 [&_.MuiSelect-select]:ps-4',
  '[&:not(:hover,.Mui-focused)_.MuiOutlinedInput-notchedOutline]:border-transparent',
].join(' ');

export default function StyledSelect() {
  const id = React.useId();

  return (
    <div className="flex items-center gap-3">
      <Typography id={`${id}-label`} variant="body2">
        Sort by
      </Typography>
      <Select
        labelId={`${id}-label`}
        id={id}
        defaultValue="Starting time"
        MenuProps={{ slotProps: { paper: { className: 'mt-2 rounded-xl' } } }}
        className={select}
      >
        {orders.map((each) => (
          <MenuItem key={each} value={each} className="mx-2 rounded-lg text-[14px]">
            {each}
          </MenuItem>
        ))}
      </Select>
    </div>
  );
}
