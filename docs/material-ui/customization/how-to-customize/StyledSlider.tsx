import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const CabinSlider = styled(Slider)(({ theme }) => ({
  marginInline: theme.spacing(1),
  height: 8,
  '& .MuiSlider-thumb': { borderRadius: theme.shape.borderRadius },
}));

export default function StyledSlider() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 240 }}>
      <CabinSlider aria-label="Cabin temperature" defaultValue={20} min={16} max={26} />
      <CabinSlider aria-label="Fan speed" defaultValue={2} max={5} marks />
    </Stack>
  );
}
