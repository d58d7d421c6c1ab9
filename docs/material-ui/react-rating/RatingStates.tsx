import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import FormHelperText from '@mui/material/FormHelperText';
import Rating from '@mui/material/Rating';
import type { RatingProps } from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

interface QuestionProps extends RatingProps {
  name: string;
  label: string;
  note: React.ReactNode;
  error?: boolean;
}

function Question({ label, note, error = false, ...props }: QuestionProps) {
  const labelId = `${props.name}-label`;
  const noteId = `${props.name}-note`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography id={labelId} variant="body2" sx={{ width: 104 }}>
        {label}
      </Typography>
      <Rating
        {...(!props.readOnly && { role: 'radiogroup', 'aria-labelledby': labelId })}
        {...(error && { 'aria-invalid': true })}
        aria-describedby={noteId}
        {...props}
      />
      <FormHelperText
        id={noteId}
        error={error}
        sx={{ m: 0, ml: { xs: '104px', sm: 2 }, width: 150, display: 'flex', gap: 1 }}
      >
        {note}
      </FormHelperText>
    </Box>
  );
}

export default function RatingStates() {
  const [hosts, setHosts] = React.useState<number | null>(null);
  const missing = hosts === null;
  const spinner = <CircularProgress size={14} color="inherit" aria-hidden />;

  return (
    <Box sx={{ display: 'grid', gap: 1.5, color: 'text.primary' }}>
      <Question name="washroom" label="Washroom" note="Optional" defaultValue={3} />
      <Question
        name="terrace"
        label="Terrace"
        note="4.5, from 212 reviews"
        readOnly
        precision={0.5}
        value={4.5}
      />
      <Question name="winter" label="Winter room" note="Closed" disabled value={4} />
      <Question name="library" label="Library" note={<>{spinner}Saving</>} disabled value={5} />
      <Question
        name="hosts"
        label="Hosts"
        note={missing ? 'Rate the hosts' : 'Thank you'}
        error={missing}
        value={hosts}
        onChange={(_event, next) => setHosts(next)}
      />
    </Box>
  );
}
