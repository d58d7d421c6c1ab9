import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';

const screenings = [
  { time: '2:30 PM', place: 'Arsenal, with the director', seats: '12 left' },
  { time: '6:00 PM', place: 'Palace', seats: 'Sold out' },
  { time: '9:45 PM', place: 'Garden Cinema', seats: '58 left' },
];

export default function ScreeningSelect() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel id={`${id}-label`}>Screening</InputLabel>
      <Select
        labelId={`${id}-label`}
        id={id}
        label="Screening"
        defaultValue="9:45 PM"
        renderValue={(time) => `Today, ${time}`}
      >
        {screenings.map(({ time, place, seats }) => (
          <MenuItem key={time} value={time} disabled={seats === 'Sold out'}>
            <Box component="span" sx={{ flexGrow: 1 }}>
              {time}
              <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                {place}
              </Typography>
            </Box>
            <Typography component="span" variant="body2">
              {seats}
            </Typography>
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
