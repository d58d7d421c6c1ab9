import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const RuledPaper = styled(TextareaAutosize)(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  padding: '0 12px',
  border: 0,
  borderInlineStart: `4px solid ${(theme.vars || theme).palette.primary.main}`,
  resize: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: '32px',
  backgroundColor: 'transparent',
  backgroundImage: `linear-gradient(transparent 31px, ${(theme.vars || theme).palette.divider} 31px)`,
  backgroundSize: '100% 32px',
  backgroundAttachment: 'local',
  '&:focus-visible': {
    outline: `2px solid ${(theme.vars || theme).palette.primary.main}`,
    outlineOffset: 4,
  },
}));

export default function StyledTextarea() {
  const id = React.useId();

  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography component="label" htmlFor={id} variant="subtitle2">
        Handover to the night shift
      </Typography>
      <RuledPaper
        id={id}
        minRows={3}
        maxRows={8}
        defaultValue={'Room 4: next dose at 10 p.m.\nRoom 9: sleeps well'}
      />
    </Stack>
  );
}
