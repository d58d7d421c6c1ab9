import LockIcon from '@mui/icons-material/Lock';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function ThemedSpeedDial() {
  return (
    <SpeedDial ariaLabel="South gate" icon={<SpeedDialIcon />}>
      <SpeedDialAction icon={<LockIcon />} tooltipTitle="Lock" />
      <SpeedDialAction icon={<LockOpenIcon />} tooltipTitle="Unlock" />
    </SpeedDial>
  );
}
