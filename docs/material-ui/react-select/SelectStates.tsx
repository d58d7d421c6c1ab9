import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectStates() {
  const id = React.useId();

  return (
    <Stack sx={{ gap: 3, width: '100%', maxWidth: 260 }}>
      <FormControl disabled>
        <InputLabel id={`${id}-midnight-label`}>Midnight film</InputLabel>
        <Select
          labelId={`${id}-midnight-label`}
          id={`${id}-midnight`}
          label="Midnight film"
          aria-describedby={`${id}-midnight-help`}
          defaultValue=""
        >
          <MenuItem value="Stalls">Stalls</MenuItem>
        </Select>
        <FormHelperText id={`${id}-midnight-help`} disabled={false}>
          Sold out
        </FormHelperText>
      </FormControl>
      <FormControl>
        <InputLabel id={`${id}-awards-label`}>Awards</InputLabel>
        <Select
          readOnly
          labelId={`${id}-awards-label`}
          id={`${id}-awards`}
          label="Awards"
          aria-describedby={`${id}-awards-help`}
          SelectDisplayProps={{ 'aria-readonly': true }}
          defaultValue="Stalls"
        >
          <MenuItem value="Stalls">Stalls</MenuItem>
        </Select>
        <FormHelperText id={`${id}-awards-help`}>Set by your pass</FormHelperText>
      </FormControl>
      <FormControl error required>
        <InputLabel id={`${id}-talk-label`}>Director’s talk</InputLabel>
        <Select
          labelId={`${id}-talk-label`}
          id={`${id}-talk`}
          label="Director’s talk"
          aria-describedby={`${id}-talk-help`}
          SelectDisplayProps={{ 'aria-required': true, 'aria-invalid': true }}
          defaultValue=""
        >
          <MenuItem value="Stalls">Stalls</MenuItem>
          <MenuItem value="Circle">Circle</MenuItem>
        </Select>
        <FormHelperText id={`${id}-talk-help`}>Choose a seat.</FormHelperText>
      </FormControl>
    </Stack>
  );
}
