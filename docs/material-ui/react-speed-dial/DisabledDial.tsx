import CloudOffIcon from '@mui/icons-material/CloudOff';
import PetsIcon from '@mui/icons-material/Pets';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DisabledDial() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography variant="body2">The cave has no signal.</Typography>
      <SpeedDial
        ariaLabel="Report from the cave (no signal)"
        direction="right"
        icon={<CloudOffIcon />}
        FabProps={{ disabled: true }}
      >
        <SpeedDialAction icon={<PetsIcon />} tooltipTitle="Animal seen" />
      </SpeedDial>
    </Stack>
  );
}
