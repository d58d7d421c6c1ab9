import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import FormHelperText from '@mui/material/FormHelperText';
import Rating from '@mui/material/Rating';
import type { RatingProps } from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const rows: { label: string; note: string; props: RatingProps }[] = [
  { label: 'Washroom', note: 'Optional', props: { defaultValue: 3 } },
  { label: 'Terrace', note: '4.5, from 212 reviews', props: { value: 4.5, readOnly: true } },
  { label: 'Winter room', note: 'Closed until December', props: { value: 4, disabled: true } },
  { label: 'Library', note: 'Saving', props: { value: 5, disabled: true } },
];

export default function RatingStates() {
  const [hosts, setHosts] = React.useState<number | null>(null);
  const missing = hosts === null;
  const hostsRow: (typeof rows)[number] = {
    label: 'Hosts',
    note: missing ? 'Rate the hosts' : 'Thank you',
    props: {
      value: hosts,
      onChange: (_event, next) => setHosts(next),
      'aria-invalid': missing,
    },
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.5, color: 'text.primary' }}>
      {[...rows, hostsRow].map(({ label, note, props }) => (
        <Box key={label} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="body2" sx={{ width: 104 }}>
            {label}
          </Typography>
          <Rating
            {...(props.readOnly ? {} : { role: 'radiogroup', 'aria-label': label })}
            aria-describedby={`note-${label}`.replace(' ', '-')}
            name={label}
            precision={props.readOnly ? 0.5 : 1}
            {...props}
          />
          <FormHelperText
            id={`note-${label}`.replace(' ', '-')}
            error={label === 'Hosts' && missing}
            sx={{ m: 0, ml: { xs: '104px', sm: 2 }, width: 150, display: 'flex', gap: 1 }}
          >
            {note === 'Saving' && <CircularProgress size={14} color="inherit" aria-hidden />}
            {note}
          </FormHelperText>
        </Box>
      ))}
    </Box>
  );
}
