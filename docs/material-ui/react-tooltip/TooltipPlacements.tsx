import * as React from 'react';
import EastIcon from '@mui/icons-material/East';
import NorthIcon from '@mui/icons-material/North';
import SouthIcon from '@mui/icons-material/South';
import WestIcon from '@mui/icons-material/West';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const moves = [
  { name: 'Pan north', area: 'north', placement: 'top', icon: <NorthIcon />, x: 0, y: 1 },
  { name: 'Pan west', area: 'west', placement: 'left', icon: <WestIcon />, x: -1, y: 0 },
  { name: 'Pan east', area: 'east', placement: 'right', icon: <EastIcon />, x: 1, y: 0 },
  { name: 'Pan south', area: 'south', placement: 'bottom', icon: <SouthIcon />, x: 0, y: -1 },
] as const;

export default function TooltipPlacements() {
  const [center, setCenter] = React.useState({ x: 8, y: 46 });

  return (
    <Box
      // A map keeps west on the left in every language.
      dir="ltr"
      sx={{
        display: 'grid',
        gridTemplateAreas: '". north ." "west center east" ". south ."',
        gridTemplateColumns: '40px 88px 40px',
        placeItems: 'center',
        color: 'text.primary',
      }}
    >
      {moves.map(({ name, area, placement, icon, x, y }) => (
        <Tooltip key={name} title={name} placement={placement} arrow>
          <IconButton
            sx={{ gridArea: area }}
            onClick={() => setCenter({ x: center.x + x, y: center.y + y })}
          >
            {icon}
          </IconButton>
        </Tooltip>
      ))}
      <Typography role="status" variant="body2" sx={{ gridArea: 'center', py: 1 }}>
        {center.y}° N, {center.x}° E
      </Typography>
    </Box>
  );
}
