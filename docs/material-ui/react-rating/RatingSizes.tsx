import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const questions = [
  { size: 'small', id: 'breakfast', label: 'Breakfast' },
  { size: 'medium', id: 'beds', label: 'Beds' },
  { size: 'large', id: 'sunrise', label: 'Sunrise' },
] as const;

export default function RatingSizes() {
  const [stars, setStars] = React.useState<(number | null)[]>([3, 4, 5]);

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, auto)',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1.5,
        color: 'text.primary',
      }}
    >
      {questions.map(({ size, id, label }, index) => (
        <React.Fragment key={id}>
          <Typography id={id} variant="body2">
            {label}
          </Typography>
          <Rating
            role="radiogroup"
            aria-labelledby={id}
            name={`rate-${id}`}
            size={size}
            value={stars[index] ?? null}
            onChange={(_event, next) => setStars(stars.with(index, next))}
          />
          <Typography variant="body2" color="textSecondary">
            {stars[index] ?? 0} of 5
          </Typography>
        </React.Fragment>
      ))}
    </Box>
  );
}
