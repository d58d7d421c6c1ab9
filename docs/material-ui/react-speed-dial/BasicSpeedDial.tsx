import ForestIcon from '@mui/icons-material/Forest';
import PetsIcon from '@mui/icons-material/Pets';
import WaterIcon from '@mui/icons-material/Water';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function BasicSpeedDial() {
  return (
    <SpeedDial ariaLabel="New report" icon={<SpeedDialIcon />}>
      <SpeedDialAction icon={<PetsIcon />} tooltipTitle="Animal seen" />
      <SpeedDialAction icon={<ForestIcon />} tooltipTitle="Fallen tree" />
      <SpeedDialAction icon={<WaterIcon />} tooltipTitle="Flooded path" />
    </SpeedDial>
  );
}
