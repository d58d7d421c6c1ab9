import * as React from 'react';
import FlutterDashIcon from '@mui/icons-material/FlutterDash';
import PestControlIcon from '@mui/icons-material/PestControl';
import PetsIcon from '@mui/icons-material/Pets';
import Backdrop from '@mui/material/Backdrop';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import SpeedDial, { speedDialClasses } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const kinds = { Mammal: PetsIcon, Bird: FlutterDashIcon, Insect: PestControlIcon };
const first = ['Lynx, north slope', 'Black stork, reed bed', 'Badger, mile 4', 'Stag beetle'];

export default function SightingLog() {
  const [open, setOpen] = React.useState(false);
  const [sightings, setSightings] = React.useState(first);
  const dial = React.useRef<HTMLButtonElement>(null);
  const add = (name: string) => {
    setSightings([`${name} ${sightings.length + 1}, near you`, ...sightings]);
    setOpen(false);
    dial.current?.focus();
  };

  return (
    <>
      <Typography role="status" variant="subtitle2" component="div" sx={{ px: 2, pt: 2 }}>
        {sightings.length} sightings this week
      </Typography>
      <List sx={{ pb: 11 }}>
        {sightings.map((sighting) => (
          <ListItem key={sighting} divider>
            <ListItemText primary={sighting} />
          </ListItem>
        ))}
      </List>
      <Backdrop open={open} onClick={() => setOpen(false)} sx={{ zIndex: 'speedDial' }} />
      <SpeedDial
        ariaLabel="Log a sighting"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={(_event, reason) => reason === 'toggle' && setOpen(true)}
        onClose={(_event, reason) => reason !== 'mouseLeave' && setOpen(false)}
        FabProps={{
          ref: dial,
          // Arrow keys count actions, even while the dial is closed.
          onKeyDown: (event) => !open && event.key.startsWith('Arrow') && event.stopPropagation(),
        }}
        sx={{
          position: 'fixed',
          right: 16,
          bottom: 16,
          [`& .${speedDialClasses.actionsClosed}`]: { visibility: 'hidden' },
        }}
      >
        {Object.entries(kinds).map(([name, Icon]) => (
          <SpeedDialAction
            key={name}
            icon={<Icon />}
            tooltipTitle={name}
            onClick={() => add(name)}
          />
        ))}
      </SpeedDial>
    </>
  );
}
