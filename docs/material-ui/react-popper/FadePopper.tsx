import * as React from 'react';
import CloudOutlinedIcon from '@mui/icons-material/CloudOutlined';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function FadePopper() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [button, setButton] = React.useState<HTMLElement | null>(null);

  return (
    <div>
      <Button
        ref={setButton}
        variant="outlined"
        startIcon={<CloudOutlinedIcon />}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
      >
        Seeing tonight
      </Button>
      <Popper id={id} open={open} anchorEl={button} placement="bottom-start" transition>
        {({ TransitionProps }) => (
          <Fade {...TransitionProps}>
            <Paper elevation={4} sx={{ mt: 1, p: 2 }}>
              <Typography variant="subtitle2" component="p">
                Clear from 22:00 to 03:30
              </Typography>
              <Typography variant="body2">Steady air, and a moon of 12%</Typography>
            </Paper>
          </Fade>
        )}
      </Popper>
    </div>
  );
}
