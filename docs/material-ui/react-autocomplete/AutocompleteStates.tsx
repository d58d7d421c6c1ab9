import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const classes = ['Family zone', 'First class', 'Quiet zone', 'Second class'];

const fields = [
  { label: 'Class', help: 'Choose or type', value: 'Quiet zone' },
  { label: 'Class on the way back', help: 'Required', value: null, required: true },
  { label: 'Group class', help: 'For groups of ten or more', value: null, disabled: true },
  {
    label: 'Booked class',
    help: 'Ask at the counter to change it',
    value: 'First class',
    readOnly: true,
  },
  {
    label: 'Class for the dog',
    help: 'Dogs travel in second class',
    value: 'First class',
    error: true,
  },
  {
    label: 'Class of the season ticket',
    help: 'Cannot be empty',
    value: 'Second class',
    fixed: true,
  },
];

export default function AutocompleteStates() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        maxWidth: 600,
        gridTemplateColumns: { sm: '1fr 1fr' },
      }}
    >
      {fields.map(({ label, help, value, disabled, readOnly, fixed, error, required }) => (
        <Autocomplete
          key={label}
          id={label.toLowerCase().replaceAll(' ', '-')}
          options={classes}
          defaultValue={value}
          disabled={disabled}
          readOnly={readOnly}
          forcePopupIcon={readOnly ? false : 'auto'}
          disableClearable={fixed}
          renderInput={(params) => (
            <TextField
              {...params}
              label={label}
              error={error}
              required={required}
              helperText={help}
              slotProps={{ formHelperText: { disabled: false } }}
            />
          )}
        />
      ))}
    </Box>
  );
}
