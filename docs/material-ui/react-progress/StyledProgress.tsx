import type {} from '@mui/material/themeCssVarsAugmentation';
import * as React from 'react';
import CircularProgress, { circularProgressClasses } from '@mui/material/CircularProgress';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const ThickProgress = styled(LinearProgress)(({ theme }) => ({
  height: 12,
  borderRadius: 6,
  backgroundColor: (theme.vars || theme).palette.action.selected,
  [`& .${linearProgressClasses.bar}`]: {
    borderRadius: 6,
    backgroundImage: 'linear-gradient(90deg, #7b3fa0, #e0663a)',
  },
}));

export default function StyledProgress() {
  const storageId = React.useId();
  const correctionId = React.useId();
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      <div>
        <Typography id={storageId} variant="body2" gutterBottom>
          Album storage: 14 of 20 GB
        </Typography>
        <ThickProgress variant="determinate" value={70} aria-labelledby={storageId} />
      </div>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <CircularProgress
          color="secondary"
          size={32}
          thickness={6}
          aria-labelledby={correctionId}
          sx={{ [`& .${circularProgressClasses.circle}`]: { strokeLinecap: 'round' } }}
        />
        <Typography id={correctionId} variant="body2">
          Correcting the colors of film 82
        </Typography>
      </Stack>
    </Stack>
  );
}
