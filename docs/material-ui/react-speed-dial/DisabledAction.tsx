import PetsIcon from '@mui/icons-material/Pets';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function DisabledAction() {
  return (
    <SpeedDial ariaLabel="Report from the dunes" direction="right" icon={<SpeedDialIcon />}>
      <SpeedDialAction icon={<PetsIcon />} tooltipTitle="Animal seen" />
      <SpeedDialAction
        icon={<PhotoCameraIcon />}
        tooltipTitle="Photo (no camera)"
        FabProps={{ 'aria-disabled': true, sx: { color: 'text.disabled' } }}
      />
    </SpeedDial>
  );
}
