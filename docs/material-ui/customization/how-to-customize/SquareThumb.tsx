import Slider from '@mui/material/Slider';

export default function SquareThumb() {
  return (
    <Slider
      aria-label="Cabin temperature"
      defaultValue={20}
      min={16}
      max={26}
      sx={{
        maxWidth: 240,
        '& .MuiSlider-thumb': { borderRadius: 0 },
      }}
    />
  );
}
