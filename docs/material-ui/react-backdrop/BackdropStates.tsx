import type * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface ScanProps {
  text: string;
  children: React.ReactNode;
}

function Scan({ text, children }: ScanProps) {
  return (
    <Stack spacing={1} sx={{ width: 120 }}>
      <Box
        sx={{
          position: 'relative',
          height: 84,
          background: 'linear-gradient(135deg, #b9c4c9, #4c5a60)',
        }}
      >
        <Backdrop open sx={{ position: 'absolute', color: '#fff' }}>
          {children}
        </Backdrop>
      </Box>
      <Typography variant="body2">{text}</Typography>
    </Stack>
  );
}

export default function BackdropStates() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Scan text="Scanning">
        <CircularProgress color="inherit" size={28} />
      </Scan>
      <Scan text="Too dark">
        <ErrorOutlineIcon fontSize="large" />
      </Scan>
      <Scan text="Scanned">
        <CheckIcon fontSize="large" />
      </Scan>
    </Stack>
  );
}
