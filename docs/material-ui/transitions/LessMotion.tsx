import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function LessMotion() {
  const [shown, setShown] = React.useState(true);
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const Transition = lessMotion ? Fade : Slide;

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setShown(!shown)}>
        {shown ? 'Hide the message' : 'Show the message'}
      </Button>
      <Typography variant="body2">
        Your system prefers {lessMotion ? 'less' : 'full'} motion.
      </Typography>
      <Box sx={{ width: '100%', overflow: 'hidden' }}>
        <Transition key={String(lessMotion)} in={shown} appear={false}>
          <Alert severity="success">Station back online at 06:20</Alert>
        </Transition>
      </Box>
    </Stack>
  );
}
