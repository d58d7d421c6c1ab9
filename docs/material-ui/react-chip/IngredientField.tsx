import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function IngredientField() {
  const [ingredients, setIngredients] = React.useState(['Leeks', 'Potatoes']);
  const [text, setText] = React.useState('');
  const inputRef = React.useRef<HTMLInputElement>(null);
  const known = ingredients.includes(text.trim());

  const add = (event: React.FormEvent) => {
    event.preventDefault();
    const name = text.trim();
    if (name !== '' && !known) {
      setIngredients([...ingredients, name]);
      setText('');
    }
  };

  const remove = (name: string) => {
    setIngredients(ingredients.filter((other) => other !== name));
    inputRef.current?.focus();
  };

  return (
    <Stack component="form" onSubmit={add} spacing={1.5} sx={{ width: '100%', maxWidth: 380 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <TextField
          label="Ingredient in your kitchen"
          size="small"
          fullWidth
          inputRef={inputRef}
          value={text}
          error={known}
          helperText={known ? 'Already in your list' : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="outlined" sx={{ minHeight: 40 }}>
          Add
        </Button>
      </Stack>
      <Stack direction="row" aria-live="polite" sx={{ gap: 1, flexWrap: 'wrap', minHeight: 32 }}>
        {ingredients.map((name) => (
          <Chip
            key={name}
            label={name}
            aria-label={`${name}, remove`}
            onClick={() => remove(name)}
            onDelete={() => remove(name)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
