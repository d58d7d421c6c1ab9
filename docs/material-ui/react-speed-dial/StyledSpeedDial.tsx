import type {} from '@mui/material/themeCssVarsAugmentation';
import ThunderstormIcon from '@mui/icons-material/Thunderstorm';
import WhatshotIcon from '@mui/icons-material/Whatshot';
import SpeedDial, { speedDialClasses } from '@mui/material/SpeedDial';
import SpeedDialAction, { speedDialActionClasses } from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import { styled } from '@mui/material/styles';

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

export default function StyledSpeedDial() {
  return (
    <SquareDial ariaLabel="Post a warning" direction="right" icon={<SpeedDialIcon />}>
      <SpeedDialAction
        icon={<ThunderstormIcon />}
        tooltipTitle="Storm"
        FabProps={{ sx: { color: 'primary.main' } }}
      />
      <SpeedDialAction
        icon={<WhatshotIcon />}
        tooltipTitle="Fire risk"
        FabProps={{ sx: { color: 'error.main' } }}
      />
    </SquareDial>
  );
}
