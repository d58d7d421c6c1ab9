import Slider from '@mui/material/Slider';

export function TailwindSlider() {
  return (
    <Slider
      defaultValue={30}
      aria-label="Fare with Tailwind CSS"
      className="text-(--mui-palette-success-main)"
      slotProps={{ thumb: { className: 'rounded-none' } }}
    />
  );
}
