import * as React from 'react';
import FenceIcon from '@mui/icons-material/Fence';
import SignpostIcon from '@mui/icons-material/Signpost';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

// Arrow keys count actions, even while the dial is closed.
const ignoreArrows = (event: React.KeyboardEvent) => {
  if (event.key.startsWith('Arrow')) event.stopPropagation();
};

export default function LabeledActions() {
  const [open, setOpen] = React.useState(true);
  const [damage, setDamage] = React.useState('no damage');
  const dialRef = React.useRef<HTMLButtonElement>(null);

  const report = (name: string) => {
    setDamage(name);
    setOpen(false);
    dialRef.current?.focus();
  };

  return (
    <Card
      variant="outlined"
      sx={{ position: 'relative', width: '100%', maxWidth: 320, height: 260 }}
    >
      <CardContent>
        <Typography role="status">Otter Bridge: {damage}</Typography>
      </CardContent>
      <SpeedDial
        ariaLabel="Report damage"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={(_event, reason) => {
          if (reason === 'toggle') setOpen(true);
        }}
        onClose={(_event, reason) => {
          if (reason !== 'mouseLeave') setOpen(false);
        }}
        FabProps={{ ref: dialRef, onKeyDown: open ? undefined : ignoreArrows }}
        sx={{
          position: 'absolute',
          insetInlineEnd: 16,
          bottom: 16,
          '& .MuiSpeedDial-actionsClosed': { visibility: 'hidden' },
          '& .MuiSpeedDialAction-staticTooltipLabel': { whiteSpace: 'nowrap' },
        }}
      >
        <SpeedDialAction
          icon={<FenceIcon />}
          tooltipTitle="Broken fence"
          tooltipOpen
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => report('broken fence')}
        />
        <SpeedDialAction
          icon={<SignpostIcon />}
          tooltipTitle="Missing signpost"
          tooltipOpen
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => report('missing signpost')}
        />
      </SpeedDial>
    </Card>
  );
}
