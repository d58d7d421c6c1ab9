import * as React from 'react';
import ConstructionIcon from '@mui/icons-material/Construction';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

// Arrow keys count actions, even while the dial is closed.
const ignoreArrows = (event: React.KeyboardEvent) => {
  if (event.key.startsWith('Arrow')) event.stopPropagation();
};

export default function DamageDialog() {
  const [open, setOpen] = React.useState(false);
  const [asking, setAsking] = React.useState(false);
  const [crew, setCrew] = React.useState('repair crew');
  const dialRef = React.useRef<HTMLButtonElement>(null);
  const titleId = React.useId();

  const ask = (name: string) => {
    dialRef.current?.focus();
    setOpen(false);
    setCrew(name);
    setAsking(true);
  };

  return (
    <>
      <SpeedDial
        ariaLabel="Call a crew"
        direction="right"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={(_event, reason) => {
          if (reason === 'toggle') setOpen(true);
        }}
        onClose={(_event, reason) => {
          if (reason !== 'mouseLeave') setOpen(false);
        }}
        FabProps={{ ref: dialRef, onKeyDown: open ? undefined : ignoreArrows }}
        sx={{ '& .MuiSpeedDial-actionsClosed': { visibility: 'hidden' } }}
      >
        <SpeedDialAction
          icon={<ConstructionIcon />}
          tooltipTitle="Repair crew"
          onClick={() => ask('repair crew')}
        />
        <SpeedDialAction
          icon={<DeleteOutlineIcon />}
          tooltipTitle="Cleaning crew"
          onClick={() => ask('cleaning crew')}
        />
      </SpeedDial>
      <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Send the {crew} to Mill Shelter?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>Not now</Button>
          <Button onClick={() => setAsking(false)}>Send</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
