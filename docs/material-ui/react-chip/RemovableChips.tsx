import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const allergens = ['Peanuts', 'Shellfish', 'Celery'];

export default function RemovableChips() {
  const [excluded, setExcluded] = React.useState(allergens);
  const titleRef = React.useRef<HTMLHeadingElement>(null);

  const remove = (name: string) => {
    setExcluded(excluded.filter((other) => other !== name));
    // The focused chip disappears.
    titleRef.current?.focus();
  };

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start', color: 'text.primary' }}>
      <Typography ref={titleRef} tabIndex={-1} variant="subtitle2" component="div">
        {excluded.length === 0 ? 'Recipes with all ingredients' : 'Recipes without'}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', minHeight: 32 }}>
        {excluded.map((name) => (
          <Chip
            key={name}
            label={name}
            aria-label={`${name}, remove`}
            onClick={() => remove(name)}
            onDelete={() => remove(name)}
          />
        ))}
      </Stack>
      <Button size="small" onClick={() => setExcluded(allergens)}>
        Restore all
      </Button>
    </Stack>
  );
}
