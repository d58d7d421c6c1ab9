import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Typography from '@mui/material/Typography';

const labels = [
  { size: 'small', color: 'inherit', name: 'Shelf labels', first: 24 },
  { size: 'medium', color: 'primary', name: 'Wall labels', first: 6 },
  { size: 'large', color: 'secondary', name: 'Room texts', first: 1 },
] as const;

export default function LabelCount() {
  const [counts, setCounts] = React.useState<number[]>(labels.map(({ first }) => first));
  const add = (index: number, step: number) =>
    setCounts(counts.map((count, each) => (each === index ? Math.max(0, count + step) : count)));

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 32px auto',
        gap: 2,
        placeItems: 'center start',
        color: 'text.primary',
      }}
    >
      {labels.map(({ size, color, name }, index) => (
        <React.Fragment key={name}>
          <Typography id={`labels-${size}`} variant="body2">
            {name}
          </Typography>
          <Typography
            role="status"
            variant="body2"
            aria-labelledby={`labels-${size}`}
            sx={{ justifySelf: 'end' }}
          >
            {counts[index]}
          </Typography>
          <ButtonGroup size={size} color={color} aria-labelledby={`labels-${size}`}>
            <Button aria-label={`Fewer ${name.toLowerCase()}`} onClick={() => add(index, -1)}>
              <RemoveIcon fontSize="small" />
            </Button>
            <Button aria-label={`More ${name.toLowerCase()}`} onClick={() => add(index, 1)}>
              <AddIcon fontSize="small" />
            </Button>
          </ButtonGroup>
        </React.Fragment>
      ))}
    </Box>
  );
}
