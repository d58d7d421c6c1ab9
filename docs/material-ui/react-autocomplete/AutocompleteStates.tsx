import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const classes = ['Family zone', 'First class', 'Quiet zone', 'Second class'];

export default function AutocompleteStates() {
  return (
    <Stack sx={{ gap: 3, width: '100%', maxWidth: 280 }}>
      <Autocomplete
        disabled
        options={classes}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Group class"
            helperText="For groups of ten or more"
            slotProps={{ formHelperText: { disabled: false } }}
          />
        )}
      />
      <Autocomplete
        readOnly
        forcePopupIcon={false}
        options={classes}
        defaultValue="First class"
        renderInput={(params) => (
          <TextField {...params} label="Booked class" helperText="To change it, call us" />
        )}
      />
      <Autocomplete
        options={classes}
        defaultValue="First class"
        renderInput={(params) => (
          <TextField
            {...params}
            error
            label="Class for the dog"
            helperText="Dogs travel in second class"
          />
        )}
      />
    </Stack>
  );
}
