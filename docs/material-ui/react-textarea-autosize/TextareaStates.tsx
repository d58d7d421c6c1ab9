import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const NoteArea = styled(TextareaAutosize)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  marginTop: 4,
  width: '100%',
  boxSizing: 'border-box',
  padding: 10,
  resize: 'none',
  color: 'inherit',
  backgroundColor: 'transparent',
  border: '1px solid',
  borderColor: (theme.vars || theme).palette.text.secondary,
  borderRadius: 6,
  '&:disabled': { opacity: 0.5 },
  '&:read-only:not(:disabled)': { backgroundColor: (theme.vars || theme).palette.action.hover },
  '&[aria-invalid="true"]': { borderColor: (theme.vars || theme).palette.error.main },
}));

export default function TextareaStates() {
  const [diagnosis, setDiagnosis] = React.useState('');
  const id = React.useId();
  const missing = diagnosis.trim() === '';

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 400 }}>
      <Typography component="label" variant="body2">
        Referral letter (read-only)
        <NoteArea readOnly defaultValue="Pain in the left knee since May, worse on stairs." />
      </Typography>
      <Typography component="label" variant="body2">
        Discharge note (visit still open)
        <NoteArea disabled defaultValue="To be written on the last day." />
      </Typography>
      <div>
        <Typography component="label" variant="body2" htmlFor={id}>
          Diagnosis
        </Typography>
        <NoteArea
          id={id}
          required
          aria-invalid={missing}
          aria-describedby={`${id}-help`}
          value={diagnosis}
          onChange={(event) => setDiagnosis(event.target.value)}
        />
        <FormHelperText id={`${id}-help`} error={missing}>
          {missing ? 'Write a diagnosis before you close the visit.' : 'Ready to close the visit.'}
        </FormHelperText>
      </div>
    </Box>
  );
}
