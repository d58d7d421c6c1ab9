import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import PetsIcon from '@mui/icons-material/Pets';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function DialDirection() {
  return (
    <SpeedDial ariaLabel="Pin to the map" direction="right" icon={<SpeedDialIcon />}>
      <SpeedDialAction icon={<PetsIcon />} tooltipTitle="Pin an animal" />
      <SpeedDialAction icon={<DeleteOutlineIcon />} tooltipTitle="Remove the last pin" />
    </SpeedDial>
  );
}
