import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const tags = ['Vegetarian', 'Gluten-free', 'Under 30 minutes'];

const recipes = [
  { name: 'Leek tart', tags: ['Vegetarian', 'Under 30 minutes'] },
  { name: 'Mushroom risotto', tags: ['Vegetarian', 'Gluten-free'] },
  { name: 'Trout with lemon', tags: ['Gluten-free', 'Under 30 minutes'] },
  { name: 'Beef goulash', tags: [] },
];

export default function FilterChips() {
  const [chosen, setChosen] = React.useState(['Vegetarian']);
  const found = recipes.filter((recipe) => chosen.every((tag) => recipe.tags.includes(tag)));

  const toggle = (tag: string) =>
    setChosen(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Stack
        role="group"
        aria-label="Diet and time"
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap' }}
      >
        {tags.map((tag) => (
          <Chip
            key={tag}
            label={tag}
            aria-pressed={chosen.includes(tag)}
            onClick={() => toggle(tag)}
            icon={chosen.includes(tag) ? <CheckIcon /> : undefined}
            variant={chosen.includes(tag) ? 'filled' : 'outlined'}
          />
        ))}
      </Stack>
      <Typography role="status" variant="body2" sx={{ minHeight: 40 }}>
        {found.length === 0
          ? 'No recipe has all of these tags.'
          : `${found.length} of ${recipes.length}: ${found.map(({ name }) => name).join(', ')}`}
      </Typography>
    </Stack>
  );
}
