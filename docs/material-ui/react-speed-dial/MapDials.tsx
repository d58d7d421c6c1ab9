import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import HikingIcon from '@mui/icons-material/Hiking';
import LayersIcon from '@mui/icons-material/Layers';
import PetsIcon from '@mui/icons-material/Pets';
import TerrainIcon from '@mui/icons-material/Terrain';
import WaterIcon from '@mui/icons-material/Water';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const trails = { name: 'Trails', Icon: HikingIcon, color: '#dcebcf' };
const layers = [
  trails,
  { name: 'Water', Icon: WaterIcon, color: '#cfe4f2' },
  { name: 'Elevation', Icon: TerrainIcon, color: '#ecdcc6' },
];

export default function MapDials() {
  const [layer, setLayer] = React.useState(trails);
  const [pins, setPins] = React.useState(4);
  const hills = `radial-gradient(circle at 30% 80%, #0002 0 18%, transparent 19% 26%, #0001 27% 40%, transparent 41%)`;

  return (
    <Box
      sx={{ position: 'relative', width: '100%', maxWidth: 360, height: 260, borderRadius: 2 }}
      style={{ background: `${hills}, ${layer.color}` }}
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
      <Typography
        role="status"
        variant="body2"
        sx={{ position: 'absolute', bottom: 16, left: 16, color: '#222' }}
      >
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
    </Box>
  );
}
