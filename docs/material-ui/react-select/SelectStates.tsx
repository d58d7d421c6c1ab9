import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import type { FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { SelectProps } from '@mui/material/Select';

interface State {
  id: string;
  label: string;
  help: string;
  control?: FormControlProps;
  select?: SelectProps<string>;
}

const states: State[] = [
  { id: 'row', label: 'Row', help: 'A to M', select: { defaultValue: 'C' } },
  {
    id: 'seat',
    label: 'Seat',
    help: 'Choose a seat.',
    control: { error: true, required: true },
    select: { SelectDisplayProps: { 'aria-required': true, 'aria-invalid': true } },
  },
  {
    id: 'price',
    label: 'Price group',
    help: 'Read-only: set by your pass',
    select: { readOnly: true, defaultValue: 'Student' },
  },
  { id: 'balcony', label: 'Balcony', help: 'Closed for repairs', control: { disabled: true } },
];

export default function SelectStates() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
        width: '100%',
        maxWidth: 560,
      }}
    >
      {states.map(({ id, label, help, control, select }) => (
        <FormControl key={id} {...control}>
          <InputLabel id={`${id}-label`}>{label}</InputLabel>
          <Select
            labelId={`${id}-label`}
            id={id}
            label={label}
            defaultValue=""
            aria-describedby={`${id}-help`}
            {...select}
          >
            {[select?.defaultValue ?? '1', '2'].map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </Select>
          <FormHelperText id={`${id}-help`} disabled={false}>
            {help}
          </FormHelperText>
        </FormControl>
      ))}
    </Box>
  );
}
