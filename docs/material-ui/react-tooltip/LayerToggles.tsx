import * as React from 'react';
import MapIcon from '@mui/icons-material/MapOutlined';
import SatelliteAltIcon from '@mui/icons-material/SatelliteAlt';
import TerrainIcon from '@mui/icons-material/Terrain';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function LayerToggles() {
  const [layer, setLayer] = React.useState('Terrain');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status" variant="body2">
        Base map: {layer}
      </Typography>
      <ToggleButtonGroup
        exclusive
        aria-label="Base map"
        value={layer}
        onChange={(_event, next: string | null) => setLayer(next ?? layer)}
      >
        <Tooltip title="Streets">
          <ToggleButton value="Streets">
            <MapIcon />
          </ToggleButton>
        </Tooltip>
        <Tooltip title="Satellite">
          <ToggleButton value="Satellite">
            <SatelliteAltIcon />
          </ToggleButton>
        </Tooltip>
        <Tooltip title="Terrain">
          <ToggleButton value="Terrain">
            <TerrainIcon />
          </ToggleButton>
        </Tooltip>
      </ToggleButtonGroup>
    </Stack>
  );
}
