import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const allergens = ['Peanuts', 'Shellfish', 'Celery'];

export default function RemovableChips() {
  const [excluded, setExcluded] = React.useState(allergens);
  const chipsRef = React.useRef<HTMLDivElement>(null);
  const restoreRef = React.useRef<HTMLButtonElement>(null);

  const remove = (name: string) => {
    const index = excluded.indexOf(name);
    const chips = chipsRef.current?.querySelectorAll<HTMLElement>('[role="button"]');
    const next = chips?.[index + 1] ?? chips?.[index - 1] ?? restoreRef.current;
    next?.focus();
    setExcluded(excluded.filter((other) => other !== name));
  };

  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Stack
        ref={chipsRef}
        role="group"
        aria-label="Recipes without"
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap', minHeight: 32 }}
      >
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
      <Button ref={restoreRef} size="small" onClick={() => setExcluded(allergens)}>
        Restore all
      </Button>
    </Stack>
  );
}
