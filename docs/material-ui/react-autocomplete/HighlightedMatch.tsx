import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const stations = ['Castle Hill', 'Lakeside', 'Mill Road', 'Millbrook', 'Old Mill', 'Quarry Halt'];

/** Splits a label into what is before, in and after the match. */
function splitMatch(label: string, text: string) {
  const start = label.toLowerCase().indexOf(text.toLowerCase());
  const end = start + text.length;
  if (text === '' || start === -1) return [label, '', ''];
  return [label.slice(0, start), label.slice(start, end), label.slice(end)];
}

export default function HighlightedMatch() {
  return (
    <Autocomplete
      options={stations}
      sx={{ width: 260 }}
      renderOption={({ key, ...props }, station, { inputValue }) => {
        const [before, match, after] = splitMatch(station, inputValue.trim());
        return (
          <li key={key} {...props}>
            <span>
              {before}
              <Box component="b" sx={{ color: 'primary.main' }}>
                {match}
              </Box>
              {after}
            </span>
          </li>
        );
      }}
      renderInput={(params) => (
        <TextField {...params} label="Station" helperText="Type “mill” or “hal”" />
      )}
    />
  );
}
