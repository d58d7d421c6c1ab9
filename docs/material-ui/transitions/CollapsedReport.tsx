import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function CollapsedReport() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <Paper variant="outlined" sx={{ p: 2, maxWidth: 400 }}>
      <Typography variant="subtitle2" component="p" gutterBottom>
        Snow report, Kestrel Saddle
      </Typography>
      <Collapse id={id} in={open} collapsedSize={48}>
        <Typography variant="body2" sx={{ lineHeight: '24px' }}>
          30 cm of new snow since Monday, blown into the gullies by a strong west wind. On shaded
          slopes above 2,400 m, a weak layer of surface hoar lies 50 cm deep, and a single skier can
          release it. Below the tree line, the snow is moist and settles. The danger rises on Friday
          with the sun.
        </Typography>
      </Collapse>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ mt: 1, marginInlineStart: -0.5 }}
      >
        Whole report
      </Button>
    </Paper>
  );
}
