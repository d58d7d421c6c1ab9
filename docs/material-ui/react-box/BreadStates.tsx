import * as React from 'react';
import Box from '@mui/material/Box';

const breads = [
  { name: 'Olive bread', note: '$5.80' },
  { name: 'Milk rolls', note: '$4.20 for six' },
  { name: 'Walnut loaf', note: 'Sold out', soldOut: true },
];

export default function BreadStates() {
  const [chosen, setChosen] = React.useState(['Milk rolls']);
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);

  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 320,
        display: 'grid',
        gap: 1,
        '& button': {
          display: 'flex',
          justifyContent: 'space-between',
          p: 1.5,
          border: 1,
          borderColor: 'text.secondary',
          borderRadius: 2,
          bgcolor: 'background.paper',
          color: 'text.primary',
          font: 'inherit',
          cursor: 'pointer',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outline: 3, outlineColor: 'primary.main', outlineOffset: 2 },
          '&[aria-pressed="true"]': { borderColor: 'primary.main', bgcolor: 'action.selected' },
          '&:disabled': { borderStyle: 'dashed', color: 'text.secondary', cursor: 'default' },
        },
      }}
    >
      {breads.map(({ name, note, soldOut }) => (
        <button
          key={name}
          type="button"
          disabled={soldOut}
          aria-pressed={chosen.includes(name)}
          onClick={() => toggle(name)}
        >
          <span>
            {chosen.includes(name) && <span aria-hidden>✓ </span>}
            {name}
          </span>
          <span>{note}</span>
        </button>
      ))}
    </Box>
  );
}
