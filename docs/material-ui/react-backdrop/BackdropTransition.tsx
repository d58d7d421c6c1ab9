import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Zoom from '@mui/material/Zoom';

export default function BackdropTransition() {
  const [open, setOpen] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Box
        sx={{
          position: 'relative',
          width: 260,
          height: 120,
          background: 'linear-gradient(120deg, #c7d6c2, #3f5b46)',
        }}
      >
        <Backdrop
          open={open}
          slots={{ transition: Zoom }}
          transitionDuration={{ enter: 600, exit: 300 }}
          sx={{ position: 'absolute' }}
        />
      </Box>
      <FormControlLabel
        control={<Switch checked={open} onChange={(_event, checked) => setOpen(checked)} />}
        label="Protect from light"
      />
    </Stack>
  );
}
