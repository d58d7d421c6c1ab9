import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const words = ['Bland', 'Plain', 'Good', 'Very good', 'Outstanding'];
const describe = (value: number) => `${value} of 5: ${words[value - 1]}`;

export default function SupperRating() {
  const [value, setValue] = React.useState<number | null>(3);
  const [hovered, setHovered] = React.useState(-1);
  const labelId = React.useId();
  const shown = hovered === -1 ? value : hovered;

  return (
    <Stack sx={{ width: 200, gap: 0.5 }}>
      <Typography id={labelId}>Supper</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby={labelId}
        getLabelText={describe}
        value={value}
        onChange={(_event, next) => setValue(next)}
        onChangeActive={(_event, next) => setHovered(next)}
      />
      <Typography variant="body2">{shown === null ? 'Not rated' : describe(shown)}</Typography>
    </Stack>
  );
}
