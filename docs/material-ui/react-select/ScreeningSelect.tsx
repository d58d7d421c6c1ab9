import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';

const screenings = [
  { id: '114', time: '2:30 PM', place: 'Arsenal, with the director', left: 12 },
  { id: '127', time: '6:00 PM', place: 'Palace', left: 0 },
  { id: '133', time: '9:45 PM', place: 'Garden Cinema', left: 58 },
];

export default function ScreeningSelect() {
  const [id, setId] = React.useState('133');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel id="screening-label">Screening</InputLabel>
      <Select
        labelId="screening-label"
        id="screening"
        label="Screening"
        value={id}
        onChange={(event) => setId(event.target.value)}
        renderValue={(value) => {
          const chosen = screenings.find((each) => each.id === value);
          return `${chosen?.time}, ${chosen?.left} seats left`;
        }}
      >
        {screenings.map(({ id: value, time, place, left }) => (
          <MenuItem key={value} value={value} disabled={left === 0}>
            <Box component="span" sx={{ flexGrow: 1 }}>
              {time}
              <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                {place}
              </Typography>
            </Box>
            <Typography component="span" variant="body2">
              {left === 0 ? 'Sold out' : `${left} left`}
            </Typography>
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
