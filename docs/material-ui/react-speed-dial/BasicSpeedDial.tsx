import * as React from 'react';
import ForestIcon from '@mui/icons-material/Forest';
import PetsIcon from '@mui/icons-material/Pets';
import WaterIcon from '@mui/icons-material/Water';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const reports = [
  { name: 'Animal seen', Icon: PetsIcon },
  { name: 'Fallen tree', Icon: ForestIcon },
  { name: 'Flooded path', Icon: WaterIcon },
];

export default function BasicSpeedDial() {
  const [last, setLast] = React.useState('None since 6 a.m.');

  return (
    <Card
      variant="outlined"
      sx={{ position: 'relative', width: '100%', maxWidth: 320, height: 280 }}
    >
      <CardContent>
        <Typography component="div" variant="subtitle1">
          Kestrel Ridge Trail
        </Typography>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          Last report: {last}
        </Typography>
      </CardContent>
      <SpeedDial
        ariaLabel="New report"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', right: 16, bottom: 16 }}
      >
        {reports.map(({ name, Icon }) => (
          <SpeedDialAction
            key={name}
            icon={<Icon />}
            tooltipTitle={name}
            onClick={() => setLast(name)}
          />
        ))}
      </SpeedDial>
    </Card>
  );
}
