import Slider from '@mui/material/Slider';

export default function GreenSlider() {
  return (
    <Slider
      aria-label="Volume of announcements"
      defaultValue={40}
      sx={{ maxWidth: 240, color: 'success.main' }}
    />
  );
}
