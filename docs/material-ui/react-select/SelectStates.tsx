import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import type { FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { SelectProps } from '@mui/material/Select';

interface Field {
  id: string;
  label: string;
  help: string;
  control?: FormControlProps;
  select?: SelectProps<string>;
}

const fields: Field[] = [
  { id: 'opening', label: 'Opening night', help: 'Your seat', select: { defaultValue: 'Circle' } },
  {
    id: 'talk',
    label: 'Director’s talk',
    help: 'Choose a seat.',
    control: { error: true, required: true },
    select: { SelectDisplayProps: { 'aria-required': true, 'aria-invalid': true } },
  },
  {
    id: 'awards',
    label: 'Awards',
    help: 'Read-only: set by your pass',
    select: { readOnly: true, defaultValue: 'Stalls' },
  },
  { id: 'midnight', label: 'Midnight film', help: 'Sold out', control: { disabled: true } },
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
      {fields.map(({ id, label, help, control, select }) => (
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
            <MenuItem value="Stalls">Stalls</MenuItem>
            <MenuItem value="Circle">Circle</MenuItem>
          </Select>
          <FormHelperText id={`${id}-help`} disabled={false}>
            {help}
          </FormHelperText>
        </FormControl>
      ))}
    </Box>
  );
}
