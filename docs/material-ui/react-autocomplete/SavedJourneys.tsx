import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Journey {
  name: string;
  isNew?: boolean;
}

const filter = createFilterOptions<Journey>();

export default function SavedJourneys() {
  const [journeys, setJourneys] = React.useState<Journey[]>([
    { name: 'To work' },
    { name: 'To the coast' },
  ]);
  const [journey, setJourney] = React.useState<Journey | null>(null);

  const choose = (chosen: Journey | null) => {
    const kept = chosen && { name: chosen.name };
    if (kept && chosen.isNew) setJourneys([...journeys, kept]);
    setJourney(kept);
  };

  return (
    <Autocomplete
      autoHighlight
      options={journeys}
      value={journey}
      onChange={(_event, value) => choose(value)}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, value) => option.name === value.name}
      filterOptions={(options, state) => {
        const name = state.inputValue.trim();
        const known = options.some((option) => option.name.toLowerCase() === name.toLowerCase());
        const found = filter(options, state);
        return name === '' || known ? found : [...found, { name, isNew: true }];
      }}
      sx={{ width: '100%', maxWidth: 300 }}
      renderOption={({ key, ...props }, { name, isNew }) => (
        <li key={key} {...props}>
          {isNew ? `Save as “${name}”` : name}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Journey"
          helperText={`Saved: ${journeys.map(({ name }) => name).join(', ')}`}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
      )}
    />
  );
}
