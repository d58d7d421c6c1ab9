import * as React from 'react';
import ForestIcon from '@mui/icons-material/Forest';
import PetsIcon from '@mui/icons-material/Pets';
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

export default function ReportDial() {
  const [open, setOpen] = React.useState(false);
  const [last, setLast] = React.useState('none');
  const dialRef = React.useRef<HTMLButtonElement>(null);

  const report = (name: string) => {
    setLast(name);
    setOpen(false);
    dialRef.current?.focus();
  };

  return (
    <Card
      variant="outlined"
      sx={{ position: 'relative', width: '100%', maxWidth: 320, height: 240 }}
    >
      <CardContent>
        <Typography role="status">Last report: {last}</Typography>
      </CardContent>
      <SpeedDial
        ariaLabel="Report from the ridge"
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
        }}
      >
        <SpeedDialAction
          icon={<PetsIcon />}
          tooltipTitle="Animal seen"
          onClick={() => report('animal seen')}
        />
        <SpeedDialAction
          icon={<ForestIcon />}
          tooltipTitle="Fallen tree"
          onClick={() => report('fallen tree')}
        />
      </SpeedDial>
    </Card>
  );
}
