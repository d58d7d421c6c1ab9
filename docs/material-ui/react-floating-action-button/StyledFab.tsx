import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import MicIcon from '@mui/icons-material/Mic';
import SpaIcon from '@mui/icons-material/Spa';
import Fab, { fabClasses } from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const SurfaceFab = styled(Fab)(({ theme }) => ({
  borderRadius: 16,
  color: (theme.vars || theme).palette.primary.main,
  backgroundColor: (theme.vars || theme).palette.background.paper,
  border: `1px solid ${(theme.vars || theme).palette.divider}`,
  '&:hover': {
    borderColor: (theme.vars || theme).palette.primary.main,
    backgroundColor: (theme.vars || theme).palette.background.paper,
  },
  [`&.${fabClasses.focusVisible}`]: {
    outline: `3px solid ${(theme.vars || theme).palette.primary.main}`,
    outlineOffset: 2,
  },
}));

export default function StyledFab() {
  const [message, setMessage] = React.useState('Sundew, plot 2');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', color: 'text.primary' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <SurfaceFab aria-label="Record a voice note" onClick={() => setMessage('Recording')}>
          <MicIcon />
        </SurfaceFab>
        <Fab
          variant="extended"
          color="success"
          onClick={() => setMessage('Identified as a sundew')}
          sx={{ textTransform: 'none', fontSize: '1rem', boxShadow: 2 }}
        >
          <SpaIcon sx={{ mr: 1 }} />
          Identify
        </Fab>
      </Stack>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
