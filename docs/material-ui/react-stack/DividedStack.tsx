import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const facts = [
  { value: '95', unit: 'routes' },
  { value: '14 m', unit: 'highest wall' },
  { value: '4', unit: 'new this week' },
];

export default function DividedStack() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" flexItem aria-hidden />}
    >
      {facts.map(({ value, unit }) => (
        <div key={unit}>
          <Typography variant="h6" component="div">
            {value}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {unit}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
