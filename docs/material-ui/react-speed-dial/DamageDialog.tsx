import * as React from 'react';
import ConstructionIcon from '@mui/icons-material/Construction';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import SpeedDial, { speedDialClasses } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const crews = { 'Repair crew': ConstructionIcon, 'Cleaning crew': DeleteOutlineIcon };

export default function DamageDialog() {
  const [open, setOpen] = React.useState(false);
  const [asking, setAsking] = React.useState(false);
  const [crew, setCrew] = React.useState('Repair crew');
  const [message, setMessage] = React.useState('Mill Shelter: roof leaks');
  const dial = React.useRef<HTMLButtonElement>(null);
  const ask = (name: string) => {
    dial.current?.focus();
    setOpen(false);
    setCrew(name);
    setAsking(true);
  };
  const send = () => {
    setMessage(`${crew} is on its way`);
    setAsking(false);
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', height: 80, color: 'text.primary' }}>
      <SpeedDial
        ariaLabel="Call a crew"
        direction="right"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={(_event, reason) => reason === 'toggle' && setOpen(true)}
        onClose={(_event, reason) => reason !== 'mouseLeave' && setOpen(false)}
        FabProps={{
          ref: dial,
          // Arrow keys count actions, even while the dial is closed.
          onKeyDown: (event) => !open && event.key.startsWith('Arrow') && event.stopPropagation(),
        }}
        sx={{ [`& .${speedDialClasses.actionsClosed}`]: { visibility: 'hidden' } }}
      >
        {Object.entries(crews).map(([name, Icon]) => (
          <SpeedDialAction
            key={name}
            icon={<Icon />}
            tooltipTitle={name}
            onClick={() => ask(name)}
          />
        ))}
      </SpeedDial>
      <Typography role="status" variant="body2" sx={{ width: 130 }}>
        {message}
      </Typography>
      <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby="crew-title">
        <DialogTitle id="crew-title">Send the {crew.toLowerCase()} to Mill Shelter?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>Not now</Button>
          <Button onClick={send}>Send</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
