import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const groups = [
  { name: 'Viola', first: 'Alto', missing: '', help: 'One selected' },
  { name: 'Cello', first: null, missing: 'Alto', help: 'One disabled: the cello has no alto clef' },
  { name: 'Choir', first: 'Bass', missing: 'all', help: 'All disabled: the score is in print' },
];

export default function ToggleButtonStates() {
  const [clefs, setClefs] = React.useState<Record<string, string | null>>(
    Object.fromEntries(groups.map(({ name, first }) => [name, first])),
  );

  return (
    <Stack spacing={2.5} sx={{ color: 'text.primary' }}>
      {groups.map(({ name, missing, help }) => (
        <Stack key={name} spacing={0.75} sx={{ alignItems: 'flex-start' }}>
          <Typography id={`clef-${name}`} variant="subtitle2" component="div">
            {name}
          </Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-labelledby={`clef-${name}`}
            value={clefs[name]}
            disabled={missing === 'all'}
            sx={{ '& .Mui-selected.Mui-disabled': { opacity: 0.5 } }}
            onChange={(_event, clef: string | null) => setClefs({ ...clefs, [name]: clef })}
          >
            {['Treble', 'Alto', 'Bass'].map((clef) => (
              <ToggleButton key={clef} value={clef} disabled={clef === missing || undefined}>
                {clef}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Typography variant="body2">{help}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
