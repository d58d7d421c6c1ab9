import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const facts = [
  { name: 'Playing time', value: '2 h 20 min' },
  { name: 'Hall', value: 'Great Stage' },
  { name: 'Tickets', value: 'from $18' },
];

export default function VerticalDividers() {
  return (
    <Stack
      direction="row"
      divider={<Divider orientation="vertical" flexItem />}
      spacing={{ xs: 1.5, sm: 3 }}
      sx={{ color: 'text.primary' }}
    >
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography variant="body2">{value}</Typography>
        </div>
      ))}
    </Stack>
  );
}
