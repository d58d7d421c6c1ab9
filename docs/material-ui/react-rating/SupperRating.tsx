import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const words = ['Bland', 'Plain', 'Good', 'Very good', 'Outstanding'];
const describe = (value: number) => `${value} of 5: ${words[Math.ceil(value) - 1]}`;

export default function SupperRating() {
  const [value, setValue] = React.useState<number | null>(3.5);
  const [pointed, setPointed] = React.useState(-1);
  const shown = pointed === -1 ? value : pointed;

  return (
    <Stack spacing={0.5} sx={{ width: 200, color: 'text.primary' }}>
      <Typography id="supper" variant="subtitle2" component="div">
        Supper
      </Typography>
      <Rating
        role="radiogroup"
        aria-labelledby="supper"
        name="supper"
        precision={0.5}
        getLabelText={describe}
        value={value}
        onChange={(_event, next) => setValue(next)}
        onChangeActive={(_event, next) => setPointed(next)}
      />
      <Typography variant="body2" color="textSecondary">
        {shown === null ? 'Not rated' : describe(shown)}
      </Typography>
    </Stack>
  );
}
