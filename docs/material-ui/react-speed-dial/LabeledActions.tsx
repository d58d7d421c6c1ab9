import * as React from 'react';
import FenceIcon from '@mui/icons-material/Fence';
import ForestIcon from '@mui/icons-material/Forest';
import SignpostIcon from '@mui/icons-material/Signpost';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import SpeedDial, { speedDialClasses } from '@mui/material/SpeedDial';
import SpeedDialAction, { speedDialActionClasses } from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const damage = [
  { name: 'Broken fence', Icon: FenceIcon },
  { name: 'Missing signpost', Icon: SignpostIcon },
  { name: 'Tree on the path', Icon: ForestIcon },
];

export default function LabeledActions() {
  const [open, setOpen] = React.useState(true);
  const [message, setMessage] = React.useState('No damage');
  const dial = React.useRef<HTMLButtonElement>(null);
  const report = (name: string) => {
    setMessage(name);
    setOpen(false);
    dial.current?.focus();
  };

  return (
    <Card
      variant="outlined"
      sx={{ position: 'relative', width: '100%', maxWidth: 320, height: 320 }}
    >
      <CardContent>
        <Typography role="status">Otter Bridge: {message}</Typography>
      </CardContent>
      <SpeedDial
        ariaLabel="Report damage"
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
          position: 'absolute',
          right: 16,
          bottom: 16,
          [`& .${speedDialClasses.actionsClosed}`]: { visibility: 'hidden' },
        }}
      >
        {damage.map(({ name, Icon }) => (
          <SpeedDialAction
            key={name}
            icon={<Icon />}
            tooltipTitle={name}
            tooltipOpen
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => report(name)}
            sx={{ [`.${speedDialActionClasses.staticTooltipLabel}`]: { whiteSpace: 'nowrap' } }}
          />
        ))}
      </SpeedDial>
    </Card>
  );
}
