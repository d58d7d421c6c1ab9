import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function VisitDays() {
  const [days, setDays] = React.useState(['Tue', 'Thu']);

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Days that suit you</FormLabel>
      <FormGroup row sx={{ mt: 1 }}>
        {week.map((day) => (
          <FormControlLabel
            key={day}
            labelPlacement="bottom"
            label={day}
            checked={days.includes(day)}
            onChange={(_event, checked) =>
              setDays(week.filter((each) => (each === day ? checked : days.includes(each))))
            }
            control={<Checkbox />}
            sx={{ mx: 0.5 }}
          />
        ))}
      </FormGroup>
      <FormHelperText role="status" sx={{ mx: 0 }}>
        {days.length > 0
          ? `We offer appointments on ${days.join(', ')}.`
          : 'We offer appointments on any day.'}
      </FormHelperText>
    </FormControl>
  );
}
