import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ContainedModal() {
  const numberId = React.useId();
  const titleId = React.useId();
  const counter = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);
  const [next, setNext] = React.useState(41);

  const call = () => {
    setNext(next + 1);
    setOpen(false);
  };

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 520 }}
    >
      <Paper ref={counter} variant="outlined" sx={{ position: 'relative', flex: 1, p: 2 }}>
        <Typography color="textSecondary">Counter 1</Typography>
        <Typography variant="h4" component="p" id={numberId} sx={{ my: 2 }}>
          No. {next}
        </Typography>
        <Button aria-describedby={numberId} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Next number
        </Button>
        <Modal
          open={open}
          onClose={() => setOpen(false)}
          container={() => counter.current}
          disableEnforceFocus
          disableScrollLock
          sx={{ position: 'absolute', display: 'grid', placeItems: 'center' }}
          slotProps={{ backdrop: { sx: { position: 'absolute', borderRadius: 1 } } }}
        >
          <Paper
            role="dialog"
            aria-labelledby={titleId}
            sx={{ position: 'relative', p: 2, outline: 0 }}
          >
            <Typography id={titleId}>Call number {next + 1}?</Typography>
            <Button onClick={() => setOpen(false)}>Wait</Button>
            <Button onClick={call}>Call</Button>
          </Paper>
        </Modal>
      </Paper>
      <Box sx={{ flex: 1, p: 2 }}>
        <Typography color="textSecondary">Waiting</Typography>
        <Typography sx={{ my: 2 }}>Numbers {next + 1} to 47 wait in the hall.</Typography>
      </Box>
    </Stack>
  );
}
