import * as React from 'react';
import EastIcon from '@mui/icons-material/East';
import NorthIcon from '@mui/icons-material/North';
import SouthIcon from '@mui/icons-material/South';
import WestIcon from '@mui/icons-material/West';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function TooltipPlacements() {
  const [lat, setLat] = React.useState(46);
  const [lng, setLng] = React.useState(8);

  return (
    <Box
      // A map keeps west on the left in every language.
      dir="ltr"
      sx={{
        display: 'grid',
        gridTemplateAreas: '". north ." "west center east" ". south ."',
        gridTemplateColumns: '40px 88px 40px',
        placeItems: 'center',
      }}
    >
      <Tooltip title="Pan north" placement="top">
        <IconButton sx={{ gridArea: 'north' }} onClick={() => setLat(lat + 1)}>
          <NorthIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Pan west" placement="left">
        <IconButton sx={{ gridArea: 'west' }} onClick={() => setLng(lng - 1)}>
          <WestIcon />
        </IconButton>
      </Tooltip>
      <Typography role="status" variant="body2" sx={{ gridArea: 'center', py: 1 }}>
        {lat}° N, {lng}° E
      </Typography>
      <Tooltip title="Pan east" placement="right">
        <IconButton sx={{ gridArea: 'east' }} onClick={() => setLng(lng + 1)}>
          <EastIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Pan south" placement="bottom">
        <IconButton sx={{ gridArea: 'south' }} onClick={() => setLat(lat - 1)}>
          <SouthIcon />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
