import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';

const stations = ['Castle Hill', 'Fern Valley', 'Harbor Street', 'Lakeside', 'Mill Road'];

export default function PlainInput() {
  return (
    <Autocomplete
      options={stations}
      sx={{ width: 220 }}
      renderInput={({ id, InputProps, InputLabelProps, inputProps }) => (
        <div ref={InputProps.ref}>
          <label {...InputLabelProps} htmlFor={id}>
            Station
          </label>
          <Box
            component="input"
            {...inputProps}
            sx={{ boxSizing: 'border-box', width: '100%', mt: 0.5, p: 1, font: 'inherit' }}
          />
        </div>
      )}
    />
  );
}
