import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function SliderColors() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 320, gap: 2 }}>
      <Slider aria-label="Front wash" defaultValue={70} />
      <Slider aria-label="Side wash" color="secondary" defaultValue={40} />
      <Slider aria-label="Back wash" color="success" defaultValue={25} />
    </Stack>
  );
}
