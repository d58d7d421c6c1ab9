import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import HikingIcon from '@mui/icons-material/Hiking';
import LayersIcon from '@mui/icons-material/Layers';
import PetsIcon from '@mui/icons-material/Pets';
import WaterIcon from '@mui/icons-material/Water';
import Card from '@mui/material/Card';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const trails = { name: 'Trails', Icon: HikingIcon, color: 'success.main' };
const layers = [trails, { name: 'Water', Icon: WaterIcon, color: 'info.main' }];
const hill =
  'radial-gradient(circle at 60% 40%, currentColor 5%, transparent 5% 12%, currentColor 12% 13%, transparent 13% 20%, currentColor 20% 21%, transparent 21%)';

export default function MapDials() {
  const [layer, setLayer] = React.useState(trails);
  const [pins, setPins] = React.useState(4);

  return (
    <Card
      variant="outlined"
      sx={{ position: 'relative', width: '100%', maxWidth: 360, height: 260, color: layer.color }}
      style={{ backgroundImage: hill }}
    >
      <SpeedDial
        ariaLabel="Map layers"
        direction="right"
        icon={<SpeedDialIcon icon={<LayersIcon />} openIcon={<CloseIcon />} />}
        FabProps={{ size: 'small' }}
        sx={{ position: 'absolute', top: 16, left: 16 }}
      >
        {layers.map((entry) => (
          <SpeedDialAction
            key={entry.name}
            icon={<entry.Icon />}
            tooltipTitle={entry.name}
            onClick={() => setLayer(entry)}
          />
        ))}
      </SpeedDial>
      <Typography role="status" color="textPrimary" sx={{ position: 'absolute', bottom: 0, p: 2 }}>
        {layer.name}, {pins} pins
      </Typography>
      <SpeedDial
        ariaLabel="Pin to the map"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', right: 16, bottom: 16 }}
      >
        <SpeedDialAction
          icon={<PetsIcon />}
          tooltipTitle="Pin an animal"
          onClick={() => setPins(pins + 1)}
        />
        <SpeedDialAction
          icon={<DeleteOutlineIcon />}
          tooltipTitle="Remove the last pin"
          onClick={() => setPins(Math.max(0, pins - 1))}
        />
      </SpeedDial>
    </Card>
  );
}
