import ForestIcon from '@mui/icons-material/Forest';
import PetsIcon from '@mui/icons-material/Pets';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function SpeedDialPicture() {
  return (
    <SpeedDial
      ariaLabel="New report"
      direction="right"
      icon={<SpeedDialIcon />}
      open
      sx={{ transform: 'scale(0.75)' }}
    >
      <SpeedDialAction icon={<PetsIcon />} tooltipTitle="Animal seen" />
      <SpeedDialAction icon={<ForestIcon />} tooltipTitle="Fallen tree" />
    </SpeedDial>
  );
}
