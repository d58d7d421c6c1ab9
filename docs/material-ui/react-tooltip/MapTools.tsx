import * as React from 'react';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function MapTools() {
  const [zoom, setZoom] = React.useState(12);

  return (
    <Stack
      role="group"
      aria-label="Map tools"
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center' }}
    >
      <Tooltip title="Zoom in">
        <IconButton onClick={() => setZoom(zoom + 1)}>
          <ZoomInIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Zoom out">
        <IconButton onClick={() => setZoom(zoom - 1)}>
          <ZoomOutIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Back to the start">
        <IconButton onClick={() => setZoom(12)}>
          <MyLocationIcon />
        </IconButton>
      </Tooltip>
      <Typography role="status" variant="body2">
        Zoom {zoom}
      </Typography>
    </Stack>
  );
}
