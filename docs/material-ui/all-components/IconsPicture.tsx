import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import TrainIcon from '@mui/icons-material/Train';
import Stack from '@mui/material/Stack';

export default function IconsPicture() {
  return (
    <Stack direction="row" spacing={1}>
      <TrainIcon color="primary" fontSize="large" />
      <DirectionsBoatIcon color="action" fontSize="large" />
      <LocalCafeIcon color="secondary" fontSize="large" />
    </Stack>
  );
}
