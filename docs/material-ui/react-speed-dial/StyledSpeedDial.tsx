import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import ThunderstormIcon from '@mui/icons-material/Thunderstorm';
import WhatshotIcon from '@mui/icons-material/Whatshot';
import Box from '@mui/material/Box';
import SpeedDial, { speedDialClasses } from '@mui/material/SpeedDial';
import SpeedDialAction, { speedDialActionClasses } from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const SquareDial = styled(SpeedDial)(({ theme }) => ({
  [`.${speedDialClasses.fab}`]: {
    borderRadius: 16,
    boxShadow: 'none',
    '&.Mui-focusVisible': {
      outline: `3px solid ${(theme.vars || theme).palette.primary.main}`,
      outlineOffset: 2,
    },
  },
  [`.${speedDialActionClasses.fab}`]: {
    borderRadius: 12,
    boxShadow: 'none',
    border: `1px solid ${(theme.vars || theme).palette.divider}`,
    '&.Mui-focusVisible': { outline: '3px solid' },
  },
}));

const warnings = [
  { name: 'Storm', Icon: ThunderstormIcon, color: 'primary.main' },
  { name: 'Ice', Icon: AcUnitIcon, color: 'info.main' },
  { name: 'Fire risk', Icon: WhatshotIcon, color: 'error.main' },
];

export default function StyledSpeedDial() {
  const [warning, setWarning] = React.useState('No warning');

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', height: 80, color: 'text.primary' }}>
      <SquareDial ariaLabel="Post a warning" direction="right" icon={<SpeedDialIcon />}>
        {warnings.map(({ name, Icon, color }) => (
          <SpeedDialAction
            key={name}
            icon={<Icon />}
            tooltipTitle={name}
            onClick={() => setWarning(name)}
            FabProps={{ sx: { color } }}
          />
        ))}
      </SquareDial>
      <Typography role="status" variant="body2" sx={{ width: 80 }}>
        {warning}
      </Typography>
    </Box>
  );
}
