import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const covers = [
  { value: 'basic', label: 'Basic cover, included', help: 'Loss and damage up to $50' },
  { value: 'extra', label: 'Extra cover, $3.00', help: 'Up to $500, with a signature on delivery' },
  { value: 'full', label: 'Full cover, $12.00', help: 'Up to $5,000, after a look at the packing' },
];

export default function DescribedOptions() {
  const id = React.useId();

  return (
    <FormControl>
      <FormLabel id={id}>Insurance</FormLabel>
      <RadioGroup aria-labelledby={id} name="cover" defaultValue="basic">
        {covers.map(({ value, label, help }) => (
          <div key={value}>
            <FormControlLabel
              value={value}
              label={label}
              control={<Radio inputProps={{ 'aria-describedby': `${id}-${value}` }} />}
            />
            <Typography
              id={`${id}-${value}`}
              variant="body2"
              sx={{ mt: -0.75, mb: 0.5, marginInlineStart: '31px', color: 'text.secondary' }}
            >
              {help}
            </Typography>
          </div>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
