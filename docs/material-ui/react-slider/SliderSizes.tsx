import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function SliderSizes() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 320, gap: 2 }}>
      <Slider aria-label="Front wash" defaultValue={70} />
      <Slider aria-label="Side wash" size="small" defaultValue={40} />
    </Stack>
  );
}
