import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Station {
  code: string;
  name: string;
  county: string;
}

const stations: Station[] = [
  { code: 'ASH', name: 'Ashford', county: 'Hill County' },
  { code: 'CHR', name: 'Château Road', county: 'Lake County' },
  { code: 'NTH', name: 'Newton', county: 'Hill County' },
  { code: 'NTL', name: 'Newton', county: 'Lake County' },
  { code: 'QUA', name: 'Quarry Halt', county: 'Hill County' },
];

const filterOptions = createFilterOptions<Station>({
  stringify: ({ code, name, county }) => `${name} ${code} ${county}`,
});

// From the profile of the user: a copy, not an element of `stations`.
const saved: Station = { code: 'NTL', name: 'Newton', county: 'Lake County' };

export default function StationFinder() {
  const [station, setStation] = React.useState<Station | null>(saved);

  return (
    <Autocomplete
      options={stations}
      value={station}
      onChange={(_event, value) => setStation(value)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ code }) => code}
      isOptionEqualToValue={(option, value) => option.code === value.code}
      filterOptions={filterOptions}
      sx={{ width: '100%', maxWidth: 340 }}
      renderOption={({ key, ...props }, { code, name, county }) => (
        <Box key={key} component="li" {...props}>
          <Box component="span" sx={{ flexGrow: 1 }}>
            {name}
            <Typography component="span" variant="body2" sx={{ display: 'block' }}>
              {county}
            </Typography>
          </Box>
          <Typography component="span" variant="body2">
            {code}
          </Typography>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Home station"
          helperText={station ? `${station.code}, ${station.county}` : 'Name, county or code'}
        />
      )}
    />
  );
}
