import * as React from 'react';
import FlagIcon from '@mui/icons-material/Flag';
import LockIcon from '@mui/icons-material/Lock';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const components: Theme['components'] = {
  MuiSpeedDial: {
    defaultProps: { direction: 'right', FabProps: { color: 'success', size: 'medium' } },
  },
  MuiSpeedDialAction: {
    defaultProps: { tooltipPlacement: 'bottom' },
    styleOverrides: {
      fab: {
        margin: 4,
        border: '2px solid',
        boxShadow: 'none',
        borderRadius: 12,
      },
    },
  },
  MuiSpeedDialIcon: { defaultProps: { icon: <FlagIcon /> } },
};

export default function ThemedSpeedDial() {
  const [gate, setGate] = React.useState('open');

  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, components })}>
      <Box sx={{ display: 'flex', alignItems: 'center', height: 80, color: 'text.primary' }}>
        <SpeedDial ariaLabel="Flag the gate" icon={<SpeedDialIcon />}>
          <SpeedDialAction
            icon={<LockIcon />}
            tooltipTitle="Lock"
            onClick={() => setGate('locked')}
          />
          <SpeedDialAction
            icon={<LockOpenIcon />}
            tooltipTitle="Unlock"
            onClick={() => setGate('open')}
          />
        </SpeedDial>
        <Typography role="status" variant="body2" sx={{ width: 120 }}>
          South gate: {gate}
        </Typography>
      </Box>
    </ThemeProvider>
  );
}
