import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import DirectionsBoatOutlinedIcon from '@mui/icons-material/DirectionsBoatOutlined';
import TrainIcon from '@mui/icons-material/Train';
import TrainOutlinedIcon from '@mui/icons-material/TrainOutlined';
import Stack from '@mui/material/Stack';

export default function BasicIcons() {
  return (
    <Stack direction="row" spacing={3}>
      <DirectionsBoatIcon />
      <DirectionsBoatOutlinedIcon />
      <TrainIcon />
      <TrainOutlinedIcon />
    </Stack>
  );
}
