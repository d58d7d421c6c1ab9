import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const extras = [
  {
    id: 'interpreter',
    label: 'An interpreter joins my visit',
    help: 'By video, in 40 languages. The clinic pays for it.',
  },
  {
    id: 'step-free',
    label: 'I need a step-free entrance',
    help: 'We send you directions from the parking lot to the elevator.',
  },
];

export default function DescribedCheckbox() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 380 }}>
      {extras.map(({ id, label, help }) => (
        <div key={id}>
          <FormControlLabel
            label={label}
            control={<Checkbox sx={{ py: 0 }} inputProps={{ 'aria-describedby': `${id}-help` }} />}
            sx={{ alignItems: 'flex-start', mr: 0 }}
          />
          <Typography
            id={`${id}-help`}
            variant="body2"
            sx={{ ml: '31px', color: 'text.secondary' }}
          >
            {help}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
