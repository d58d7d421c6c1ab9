import * as React from 'react';
import MenuItem, { menuItemClasses } from '@mui/material/MenuItem';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import Select, { selectClasses } from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const orders = ['Starting time', 'Title', 'Seats left'];

export default function StyledSelect() {
  const id = React.useId();

  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <Typography id={`${id}-label`} variant="body2">
        Sort by
      </Typography>
      <Select
        labelId={`${id}-label`}
        id={id}
        defaultValue="Starting time"
        MenuProps={{
          slotProps: {
            paper: {
              sx: {
                mt: 1,
                borderRadius: 3,
                [`& .${menuItemClasses.root}`]: { mx: 1, borderRadius: 2, fontSize: 14 },
              },
            },
          },
        }}
        sx={{
          borderRadius: '999px',
          bgcolor: 'action.hover',
          fontSize: 14,
          [`& .${selectClasses.select}`]: { py: 1, paddingInlineStart: 2 },
          [`&:not(:hover, .${outlinedInputClasses.focused}) .${outlinedInputClasses.notchedOutline}`]:
            {
              borderColor: 'transparent',
            },
        }}
      >
        {orders.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </Select>
    </Stack>
  );
}
