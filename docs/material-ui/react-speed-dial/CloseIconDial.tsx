import CloseIcon from '@mui/icons-material/Close';
import HikingIcon from '@mui/icons-material/Hiking';
import LayersIcon from '@mui/icons-material/Layers';
import WaterIcon from '@mui/icons-material/Water';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function CloseIconDial() {
  return (
    <SpeedDial
      ariaLabel="Map layers"
      direction="right"
      icon={<SpeedDialIcon icon={<LayersIcon />} openIcon={<CloseIcon />} />}
    >
      <SpeedDialAction icon={<HikingIcon />} tooltipTitle="Trails" />
      <SpeedDialAction icon={<WaterIcon />} tooltipTitle="Water" />
    </SpeedDial>
  );
}
