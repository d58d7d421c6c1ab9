import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const stations = [
  'Castle Hill',
  'Fern Valley',
  'Harbor Street',
  'Lakeside',
  'Mill Road',
  'North Junction',
];

export default function DelayAlerts() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={stations}
      defaultValue={['Castle Hill', 'Lakeside', 'Mill Road']}
      slotProps={{ listbox: { 'aria-multiselectable': true } }}
      sx={{ width: '100%', maxWidth: 460 }}
      renderOption={({ key, ...props }, station, { selected }) => (
        <Box key={key} component="li" {...props} sx={{ gap: 1.5 }}>
          {selected ? <CheckBoxIcon color="primary" /> : <CheckBoxOutlineBlankIcon />}
          {station}
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label="Delay alerts" />}
    />
  );
}
