import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const groups = [
  { size: 'small', color: 'standard', name: 'Margins', values: ['Narrow', 'Wide'] },
  { size: 'medium', color: 'secondary', name: 'Paper', values: ['White', 'Cream', 'Black'] },
  { size: 'large', color: 'success', name: 'Bar numbers', values: ['Off', 'Lines', 'Bars'] },
] as const;

export default function ToggleButtonSizes() {
  const [chosen, setChosen] = React.useState<Record<string, string>>({
    Margins: 'Wide',
    Paper: 'Cream',
    'Bar numbers': 'Lines',
  });

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {groups.map(({ size, color, name, values }) => (
        <ToggleButtonGroup
          key={name}
          exclusive
          size={size}
          color={color}
          aria-label={name}
          value={chosen[name]}
          onChange={(_event, next: string | null) => {
            if (next !== null) setChosen({ ...chosen, [name]: next });
          }}
        >
          {values.map((value) => (
            <ToggleButton key={value} value={value}>
              {value}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
