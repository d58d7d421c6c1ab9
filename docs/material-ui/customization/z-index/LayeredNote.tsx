import Paper from '@mui/material/Paper';

export default function LayeredNote() {
  return (
    <Paper elevation={3} sx={{ position: 'relative', zIndex: 'fab', p: 2, maxWidth: 280 }}>
      Boarding closes in 5 minutes.
    </Paper>
  );
}
